import { ArrowRight } from 'lucide-react'
import { useRef, useState } from 'react'
import { useSelector } from 'react-redux'
import { Link, Navigate, useLocation } from 'react-router'
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
import { LoginField } from './login-field.tsx'
import { returnTo, unitSession } from './unit-session.ts'

export function Component() {
  const { state } = useLocation()
  const { user, expired } = useSelector(unitSession.select)
  const place = returnTo(state)
  useMeta({ title: 'เข้าสู่ระบบหน่วยงาน', hidden: true })
  if (user) return <Navigate to={place} replace />

  return (
    <>
      {expired && <Expired />}
      <div className="card relative p-[20px] sm:p-8">
        <h1 tabIndex={-1} className="text-h2">
          เข้าสู่ระบบหน่วยงาน
        </h1>
        <LogonForm place={place} />
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

function LogonForm({ place }: { place: string }) {
  const dispatch = useAreaDispatch()
  const captcha = useCaptcha()
  const [typed, setTyped] = useState('')
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
      <LoginField value={typed} error={problems.member_group_no} onChange={setTyped} />
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
    </form>
  )
}
