import { ArrowRight, CircleCheck } from 'lucide-react'
import { useRef, useState } from 'react'
import { useSelector } from 'react-redux'
import { Link, Navigate, useLocation, useSearchParams } from 'react-router'
import { readUnitLogin } from '#domain/unit-login.ts'
import { useAreaDispatch } from '../area/ask.ts'
import { Expired } from '../area/expired.tsx'
import { Remember } from '../area/remember.tsx'
import { useCaptcha } from '../area/use-captcha.ts'
import { useMeta } from '../page-meta.tsx'
import { preload } from '../routes.tsx'
import { ErrorSummary, type Problems } from '../shell/form/error-summary.tsx'
import { PasswordField } from '../shell/form/password-field.tsx'
import { SendButton } from '../shell/form/send-button.tsx'
import { FirstPassword } from './first-password.tsx'
import { LoginField } from './login-field.tsx'
import { returnTo, unitSession } from './unit-session.ts'

const CODE = 'code'

export function Component() {
  const { state } = useLocation()
  const [query, setQuery] = useSearchParams()
  const { user, expired } = useSelector(unitSession.select)
  const [set, setSet] = useState({ login: '', words: '' })
  const place = returnTo(state)
  const withCode = query.get('step') === CODE
  const title = withCode ? 'ตั้งรหัสผ่านหน่วยงาน' : 'เข้าสู่ระบบหน่วยงาน'
  useMeta({ title, hidden: true })
  if (user) return <Navigate to={place} replace />

  function passwordSet(login: string, words: string) {
    setSet({ login, words })
    setQuery({}, { replace: true, state })
  }
  return (
    <>
      {expired && !withCode && <Expired />}
      <div className="card relative p-[20px] sm:p-8">
        <h1 tabIndex={-1} className="text-h2">
          {title}
        </h1>
        {set.words && !withCode && (
          <p
            role="status"
            className="mt-4 flex gap-3 rounded-card border border-green-bd bg-green-bg p-4 text-green-fg"
          >
            <CircleCheck aria-hidden className="mt-1 size-6 shrink-0" />
            {set.words}
          </p>
        )}
        {withCode ? (
          <FirstPassword onSet={passwordSet} />
        ) : (
          <LogonForm key={set.login} place={place} known={set.login} />
        )}
      </div>
      <p className="mt-5 text-small text-muted">
        สำหรับเจ้าหน้าที่การเงินของหน่วยงาน{' · '}
        <Link to="/member/logon" className="link inline-flex min-h-11 items-center gap-1">
          สมาชิกเข้าที่นี่
          <ArrowRight aria-hidden className="size-5" />
        </Link>
      </p>
    </>
  )
}

interface LogonFormProps {
  place: string
  /** Who has just set a password. */
  known: string
}

function LogonForm({ place, known }: LogonFormProps) {
  const { state } = useLocation()
  const dispatch = useAreaDispatch()
  const captcha = useCaptcha()
  const [typed, setTyped] = useState(known)
  const [password, setPassword] = useState('')
  const [remember, setRemember] = useState(false)
  const [problems, setProblems] = useState<Problems<'member_group_no' | 'member_group_pass'>>({})
  const [sending, setSending] = useState(false)
  const underWay = useRef(false)

  function beginTyping() {
    captcha.prepare()
    // What they are about to see comes while they type.
    preload(place).catch(() => undefined)
  }

  async function submit(event: React.FormEvent) {
    event.preventDefault()
    if (underWay.current) return
    const member_group_no = readUnitLogin(typed)
    if (!member_group_no || !password) {
      return setProblems({
        ...(!member_group_no && { member_group_no: 'กรอกรหัสหน่วยงาน 8 หลัก' }),
        ...(!password && { member_group_pass: 'กรอกรหัสผ่าน' }),
      })
    }
    underWay.current = true
    setSending(true)
    setProblems({})
    const recaptcha = await captcha.take()
    const words = { member_group_no, member_group_pass: password, remember, recaptcha }
    const refusal = await dispatch(unitSession.signIn(words))
    underWay.current = false
    setSending(false)
    if (!refusal) return
    setProblems({ form: refusal.message })
    captcha.prepare()
  }

  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      onFocus={beginTyping}
      className="mt-4 grid grid-cols-1 gap-5"
    >
      <ErrorSummary problems={problems} />
      <LoginField
        name="member_group_no"
        value={typed}
        error={problems.member_group_no}
        onChange={setTyped}
      />
      <PasswordField
        name="member_group_pass"
        label="รหัสผ่าน"
        autoComplete="current-password"
        value={password}
        error={problems.member_group_pass}
        onChange={setPassword}
      />
      <Remember checked={remember} onChange={setRemember} />
      <SendButton label="เข้าสู่ระบบ" sending={sending} meanwhile="กำลังเข้าสู่ระบบ…" wide />
      <p className="border-t border-border pt-3">
        <Link to={`?step=${CODE}`} state={state} className="link inline-flex min-h-12 items-center">
          ใช้ครั้งแรกหรือลืมรหัสผ่าน
        </Link>
      </p>
    </form>
  )
}
