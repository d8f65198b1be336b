import { useState } from 'react'
import type { SecondStep } from '#contract/staff/identity.ts'
import { useCaptcha } from '../../../client/use-captcha.ts'
import { ErrorSummary } from '../../../ui/form/error-summary.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { PasswordField } from '../../../ui/form/password-field.tsx'
import { SendButton } from '../../../ui/form/send-button.tsx'
import { useForm } from '../../../ui/form/use-form.ts'

// Over a page that may have fields of these names itself.
const LOGIN = 'sign-in-login'
const PASSWORD = 'sign-in-password'
type Name = typeof LOGIN | typeof PASSWORD

interface PasswordStepProps {
  login: string | undefined
  onPassed: (second: SecondStep) => void
}

export function PasswordStep({ login: known, onPassed }: PasswordStepProps) {
  const captcha = useCaptcha()
  const { problems, passes, send, busy } = useForm<Name>()
  const [login, setLogin] = useState(known ?? '')
  const [password, setPassword] = useState('')

  async function submit() {
    const wrong = {
      ...(!login.trim() && { [LOGIN]: 'กรอกชื่อผู้ใช้' }),
      ...(!password && { [PASSWORD]: 'กรอกรหัสผ่าน' }),
    }
    if (!passes(wrong)) return
    const how = { outside: true, proved: captcha.take }
    const answer = await send('/api/admin/auth/login', { login, password }, how)
    if (answer) onPassed(answer.data)
    else captcha.prepare()
  }
  return (
    <Form onSubmit={submit} onFocus={captcha.prepare} className="grid grid-cols-1 gap-5">
      <ErrorSummary problems={problems} />
      <Field name={LOGIN} label="ชื่อผู้ใช้" error={problems[LOGIN]}>
        {(wiring) => (
          <input
            {...wiring}
            type="text"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={64}
            readOnly={known !== undefined}
            value={login}
            onChange={({ target }) => setLogin(target.value)}
            className="input read-only:bg-subtle"
          />
        )}
      </Field>
      <PasswordField
        name={PASSWORD}
        label="รหัสผ่าน"
        autoComplete="current-password"
        value={password}
        error={problems[PASSWORD]}
        onChange={setPassword}
      />
      <SendButton label="ถัดไป" sending={busy} meanwhile="กำลังตรวจสอบ…" wide />
    </Form>
  )
}
