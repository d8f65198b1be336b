import type { Typed } from '../form/field.tsx'
import { PasswordField } from '../form/password-field.tsx'

interface OwnPasswordFieldProps extends Typed {
  /** For whose password the browser's keeper looks. */
  username: string
}

/** The password once more, of whoever is signed in. */
export function OwnPasswordField({ username, ...field }: OwnPasswordFieldProps) {
  return (
    <>
      <input hidden readOnly name="username" autoComplete="username" value={username} />
      <PasswordField
        {...field}
        label="รหัสผ่านของท่าน"
        hint="ยืนยันอีกครั้งเพื่อป้องกันผู้อื่นที่ใช้เครื่องนี้"
        autoComplete="current-password"
      />
    </>
  )
}
