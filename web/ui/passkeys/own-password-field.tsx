import { PasswordField } from '../form/password-field.tsx'

interface OwnPasswordFieldProps {
  name: string
  /** For whose password the browser's keeper looks. */
  username: string
  value: string
  error: string | undefined
  onChange: (password: string) => void
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
