import { Link, useLocation } from 'react-router'
import { PASSWORD_MIN, passwordLength } from '#domain/identity/password-rules.ts'
import { readUnitLogin } from '#domain/identity/unit-login.ts'
import { useCaptcha } from '../client/use-captcha.ts'
import { PasswordRules } from '../ui/area/new-password.tsx'
import { NewPasswordFields } from '../ui/area/new-password-fields.tsx'
import { CodeField } from '../ui/form/code-field.tsx'
import { ErrorSummary } from '../ui/form/error-summary.tsx'
import { Form } from '../ui/form/form.tsx'
import { SendButton } from '../ui/form/send-button.tsx'
import { useFields } from '../ui/form/use-form.ts'
import { LoginField } from './login-field.tsx'

const EMPTY = { member_group_no: '', code: '', mem_password: '', again: '' }
type Values = typeof EMPTY

/** With a code from the cooperative: for the first time, or when the password is forgotten. */
export function FirstPassword({ onSet }: { onSet: (login: string, words: string) => void }) {
  const { state } = useLocation()
  const captcha = useCaptcha()
  const { values, problems, passes, send, busy, field } = useFields(EMPTY)
  const { code, mem_password } = values

  async function submit() {
    const login = readUnitLogin(values.member_group_no)
    if (!passes(problemsIn(values, login)) || !login) return
    const words = { member_group_no: login, code, mem_password }
    const how = { outside: true, proved: captcha.take }
    const answer = await send('/api/membergroup/first_password', words, how)
    if (answer) onSet(login, answer.rc_des)
    else captcha.prepare()
  }

  return (
    <Form
      onSubmit={submit}
      onFocus={() => void captcha.prepare()}
      className="mt-4 grid grid-cols-1 gap-5"
    >
      <ErrorSummary problems={problems} />
      <LoginField {...field('member_group_no')} />
      <CodeField
        {...field('code')}
        label="รหัสเปิดใช้งาน"
        hint="รหัส 12 ตัวที่สหกรณ์แจ้ง เช่น K7QM‑3XTR‑9WPD ใช้ได้ครั้งเดียวภายใน 3 วัน"
        maxLength={40}
      />
      <NewPasswordFields password={field('mem_password')} again={field('again')} />
      <PasswordRules
        password={mem_password}
        known={{ membershipNo: values.member_group_no.slice(0, 8), names: [] }}
        more={rulesOf(values)}
      />
      <SendButton label="ตั้งรหัสผ่าน" sending={busy} meanwhile="กำลังบันทึก…" wide />
      <p className="border-t border-border pt-3">
        <Link
          to="/membergroup/logon"
          state={state}
          className="link inline-flex min-h-12 items-center"
        >
          มีรหัสผ่านแล้ว เข้าสู่ระบบ
        </Link>
      </p>
    </Form>
  )
}

function rulesOf({ mem_password, again }: Values) {
  return [{ text: 'ช่องยืนยันเหมือนกัน', met: mem_password !== '' && mem_password === again }]
}

function problemsIn({ code, mem_password, again }: Values, login: string | undefined) {
  return {
    ...(!login && { member_group_no: 'กรอกรหัสหน่วยงาน 8 หลัก' }),
    ...(!code.trim() && { code: 'กรอกรหัสเปิดใช้งานที่สหกรณ์แจ้ง' }),
    ...(passwordLength(mem_password) < PASSWORD_MIN && {
      mem_password: `รหัสผ่านใหม่ต้องมีอย่างน้อย ${PASSWORD_MIN} ตัวอักษร`,
    }),
    ...(mem_password !== again && { again: 'รหัสผ่านสองช่องไม่เหมือนกัน พิมพ์ช่องยืนยันอีกครั้ง' }),
  }
}
