import { passwordLength, STAFF_PASSWORD_MIN } from '#domain/identity/password-rules.ts'
import { NewPasswordFields } from '../../../ui/area/new-password-fields.tsx'
import { ErrorSummary, type Problems } from '../../../ui/form/error-summary.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { PasswordField } from '../../../ui/form/password-field.tsx'
import { SendButton } from '../../../ui/form/send-button.tsx'
import { useFields } from '../../../ui/form/use-form.ts'
import { useOfficer } from '../../client/use-staff.ts'

const EMPTY = { old_password: '', password: '', again: '' }
type Values = typeof EMPTY

export function PasswordPart() {
  const { login } = useOfficer()
  const { values, setValues, problems, passes, send, busy, field } = useFields(EMPTY)

  async function submit() {
    if (!passes(problemsIn(values))) return
    const { old_password, password } = values
    if (await send('/api/admin/account/password', { old_password, password })) setValues(EMPTY)
  }
  return (
    <Form onSubmit={submit} className="grid max-w-md grid-cols-1 gap-5">
      <ErrorSummary problems={problems} />
      {/* Tells password managers whose password it is. */}
      <input hidden readOnly name="username" autoComplete="username" value={login} />
      <PasswordField {...field('old_password')} label="รหัสผ่านเดิม" autoComplete="current-password" />
      <NewPasswordFields
        password={field('password')}
        again={field('again')}
        hint={`อย่างน้อย ${STAFF_PASSWORD_MIN} ตัวอักษร `}
      />
      <SendButton label="บันทึกรหัสผ่านใหม่" sending={busy} meanwhile="กำลังบันทึก…" />
    </Form>
  )
}

function problemsIn({ old_password, password, again }: Values): Problems<keyof Values> {
  return {
    ...(!old_password && { old_password: 'กรอกรหัสผ่านเดิม' }),
    ...(passwordLength(password) < STAFF_PASSWORD_MIN && {
      password: `รหัสผ่านใหม่ต้องมีอย่างน้อย ${STAFF_PASSWORD_MIN} ตัวอักษร`,
    }),
    ...(password !== again && { again: 'รหัสผ่านสองช่องไม่เหมือนกัน พิมพ์ช่องยืนยันอีกครั้ง' }),
  }
}
