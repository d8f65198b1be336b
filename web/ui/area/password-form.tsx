import { CircleCheck } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { PASSWORD_MIN, passwordLength } from '#domain/identity/password-rules.ts'
import { useMeta } from '../../app/page-meta.tsx'
import { ErrorSummary, type Problems } from '../form/error-summary.tsx'
import { Form } from '../form/form.tsx'
import { PasswordField } from '../form/password-field.tsx'
import { SendButton } from '../form/send-button.tsx'
import { useFields } from '../form/use-form.ts'
import { PasswordRules, type PersonFacts } from './new-password.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'

const EMPTY = { mem_oldpassword: '', mem_password: '', again: '' }
type Values = typeof EMPTY

interface PasswordFormProps {
  /** Where a change is sent. */
  path: '/api/member/member_pass' | '/api/membergroup/member_pass'
  /** Tells password managers whose password it is. */
  username: string
  /** What they sign in with, as in «เลขสมาชิก». */
  called: string
  /** What a password of theirs must not be made of. */
  known: PersonFacts
  /** What else there is to sign in with. */
  children?: ReactNode
}

/** The page on which whoever is in changes their password, whichever area it is. */
export function PasswordForm({ path, username, called, known, children }: PasswordFormProps) {
  const { values, setValues, problems, passes, send, busy, field } = useFields(EMPTY)
  const [changed, setChanged] = useState('')
  const isWrong = Object.keys(problems).length > 0
  useMeta({ title: isWrong ? 'ข้อผิดพลาด: เปลี่ยนรหัสผ่าน' : 'เปลี่ยนรหัสผ่าน', hidden: true })

  async function submit() {
    setChanged('')
    if (!passes(problemsIn(values))) return
    const { mem_password, mem_oldpassword } = values
    const answer = await send(path, { mem_password, mem_oldpassword }, { quiet: false })
    if (!answer) return
    setValues(EMPTY)
    setChanged(answer.rc_des)
  }
  return (
    <div className="max-w-md">
      <h1 tabIndex={-1} className="text-h2 sm:text-h1">
        เปลี่ยนรหัสผ่าน
      </h1>
      <p className="mt-1 text-muted">เมื่อเปลี่ยนแล้ว เครื่องอื่นที่เข้าสู่ระบบด้วย{called}นี้จะออกจากระบบทั้งหมด</p>
      {children}
      {changed && (
        <p
          role="status"
          className="mt-5 flex gap-3 rounded-card border border-green-bd bg-green-bg p-4 text-green-fg"
        >
          <CircleCheck aria-hidden className="mt-1 size-6 shrink-0" />
          {changed}
        </p>
      )}
      <Form onSubmit={submit} className="mt-5 grid grid-cols-1 gap-5">
        <ErrorSummary problems={problems} />
        <input hidden readOnly name="username" autoComplete="username" value={username} />
        <PasswordField
          {...field('mem_oldpassword')}
          label="รหัสผ่านเดิม"
          autoComplete="current-password"
        />
        <NewPasswordFields password={field('mem_password')} again={field('again')} />
        <PasswordRules password={values.mem_password} known={known} more={rulesOf(values)} />
        <SendButton label="บันทึกรหัสผ่านใหม่" sending={busy} meanwhile="กำลังบันทึก…" />
      </Form>
    </div>
  )
}

function rulesOf({ mem_oldpassword, mem_password, again }: Values) {
  return [
    {
      text: 'ไม่ซ้ำกับรหัสผ่านเดิม',
      met: mem_password !== '' && mem_password !== mem_oldpassword,
    },
    { text: 'ช่องยืนยันเหมือนกัน', met: mem_password !== '' && mem_password === again },
  ]
}

function problemsIn({ mem_oldpassword, mem_password, again }: Values): Problems<keyof Values> {
  return {
    ...(!mem_oldpassword && { mem_oldpassword: 'กรอกรหัสผ่านเดิม' }),
    ...(passwordLength(mem_password) < PASSWORD_MIN && {
      mem_password: `รหัสผ่านใหม่ต้องมีอย่างน้อย ${PASSWORD_MIN} ตัวอักษร`,
    }),
    ...(mem_password !== again && { again: 'รหัสผ่านสองช่องไม่เหมือนกัน พิมพ์ช่องยืนยันอีกครั้ง' }),
  }
}
