import type { Typed } from '../form/field.tsx'
import { PasswordField } from '../form/password-field.tsx'

interface NewPasswordFieldsProps {
  password: Typed
  again: Typed
  /** What is said of it besides. */
  hint?: string
}

/** A new password, typed twice. */
export function NewPasswordFields({ password, again, hint = '' }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        {...password}
        label="รหัสผ่านใหม่"
        hint={`${hint}ใช้คำหลายคำต่อกัน จำง่ายและเดายาก`}
        autoComplete="new-password"
      />
      <PasswordField {...again} label="ยืนยันรหัสผ่านใหม่" autoComplete="new-password" />
    </>
  )
}
