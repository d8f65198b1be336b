import { passwordLength, STAFF_PASSWORD_MIN } from '#domain/identity/password-rules.ts'
import { ApiError } from '../../../client/api.ts'
import { useAction } from '../../../client/use-action.ts'
import { ErrorSummary, type Problems } from '../../../ui/form/error-summary.tsx'
import { PasswordField } from '../../../ui/form/password-field.tsx'
import { SendButton } from '../../../ui/form/send-button.tsx'
import { useFields } from '../../../ui/form/use-fields.ts'
import { useOfficer } from '../../client/use-staff.ts'
import { NewPasswordFields } from '../../parts/new-password-fields.tsx'

const EMPTY = { old_password: '', password: '', again: '' }
type Values = typeof EMPTY

export function PasswordPart() {
  const { login } = useOfficer()
  const { perform, doing } = useAction()
  const { values, setValues, problems, setProblems, field } = useFields(EMPTY)

  async function submit(event: React.FormEvent) {
    event.preventDefault()
    const wrong = problemsIn(values)
    setProblems(wrong)
    if (Object.keys(wrong).length > 0) return
    const { old_password, password } = values
    const words = { old_password, password }
    const answer = await perform('/api/admin/account/password', words, { quiet: true })
    if (answer instanceof ApiError) setProblems({ form: answer.message })
    else if (answer) setValues(EMPTY)
  }
  return (
    <form method="post" noValidate onSubmit={submit} className="grid max-w-md grid-cols-1 gap-5">
      <ErrorSummary problems={problems} />
      {/* Tells password managers whose password it is. */}
      <input hidden readOnly name="username" autoComplete="username" value={login} />
      <PasswordField {...field('old_password')} label="รหัสผ่านเดิม" autoComplete="current-password" />
      <NewPasswordFields field={field} />
      <SendButton label="บันทึกรหัสผ่านใหม่" sending={doing} meanwhile="กำลังบันทึก…" />
    </form>
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
