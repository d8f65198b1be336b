import { STAFF_PASSWORD_MIN } from '#domain/identity/password-rules.ts'
import { PasswordField } from '../../ui/form/password-field.tsx'

interface NewPasswordFieldsProps {
  field: (name: 'password' | 'again') => {
    name: string
    value: string
    error: string | undefined
    onChange: (value: string) => void
  }
}

/** An officer's new password, typed twice. */
export function NewPasswordFields({ field }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        {...field('password')}
        label="รหัสผ่านใหม่"
        hint={`อย่างน้อย ${STAFF_PASSWORD_MIN} ตัวอักษร ใช้คำหลายคำต่อกัน จำง่ายและเดายาก`}
        autoComplete="new-password"
      />
      <PasswordField {...field('again')} label="ยืนยันรหัสผ่านใหม่" autoComplete="new-password" />
    </>
  )
}
