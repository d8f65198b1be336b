import { useRef, useState } from 'react'
import { Link, Navigate, useLocation } from 'react-router'
import { padMembershipNo } from '#domain/membership-no.ts'
import { useAreaDispatch } from '../area/ask.ts'
import { Expired } from '../area/expired.tsx'
import { Remember } from '../area/remember.tsx'
import { useCaptcha } from '../area/use-captcha.ts'
import { useMeta } from '../page-meta.tsx'
import { preload } from '../routes.tsx'
import { ErrorSummary, type Problems } from '../shell/form/error-summary.tsx'
import { MembershipNo } from '../shell/form/membership-no.tsx'
import { PasswordField } from '../shell/form/password-field.tsx'
import { SendButton } from '../shell/form/send-button.tsx'
import { signIn } from '../store/member-session.ts'
import { HelpBox } from './help-box.tsx'
import { returnTo, useMember, useSession } from './use-member.ts'

const TRIES_BEFORE_HELP = 3

export function Component() {
  const { state } = useLocation()
  const { expired } = useSession()
  const place = returnTo(state)
  useMeta({
    title: 'เข้าสู่ระบบสมาชิก',
    description: 'เข้าสู่ระบบสมาชิกเพื่อดูหุ้น เงินกู้ เงินฝาก และรายการเรียกเก็บของท่าน',
    hidden: true,
  })
  if (useMember()) return <Navigate to={place} replace />

  return (
    <>
      {expired && <Expired />}
      <div className="card relative p-[20px] sm:p-8">
        <h1 tabIndex={-1} className="text-h2">
          เข้าสู่ระบบสมาชิก
        </h1>
        <LogonForm place={place} />
      </div>
      <HelpBox />
    </>
  )
}

function LogonForm({ place }: { place: string }) {
  const dispatch = useAreaDispatch()
  const captcha = useCaptcha()
  const [number, setNumber] = useState('')
  const [password, setPassword] = useState('')
  const [remember, setRemember] = useState(false)
  const [problems, setProblems] = useState<Problems<'membership_no' | 'mem_password'>>({})
  const [refused, setRefused] = useState(0)
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
    const membership_no = padMembershipNo(number)
    if (!membership_no || !password) {
      return setProblems({
        ...(!membership_no && { membership_no: 'กรอกเลขสมาชิก' }),
        ...(!password && { mem_password: 'กรอกรหัสผ่าน' }),
      })
    }
    underWay.current = true
    setSending(true)
    setProblems({})
    const recaptcha = await captcha.take()
    const words = { membership_no, mem_password: password, remember, recaptcha }
    const refusal = await dispatch(signIn(words))
    underWay.current = false
    setSending(false)
    if (!refusal) return
    setProblems({ form: refusal.message })
    setRefused(refused + 1)
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
      <MembershipNo
        name="membership_no"
        hint="ตัวเลข 6 หลัก เช่น 000123"
        value={number}
        error={problems.membership_no}
        onChange={setNumber}
      />
      <PasswordField
        name="mem_password"
        label="รหัสผ่าน"
        autoComplete="current-password"
        value={password}
        error={problems.mem_password}
        onChange={setPassword}
      />
      <Remember checked={remember} onChange={setRemember} />
      <SendButton label="เข้าสู่ระบบ" sending={sending} meanwhile="กำลังเข้าสู่ระบบ…" wide />
      {refused >= TRIES_BEFORE_HELP && (
        <Link to="/member/forget" className="button button-secondary">
          ลืมรหัสผ่าน ตั้งรหัสผ่านใหม่ที่นี่
        </Link>
      )}
      <p className="flex flex-wrap justify-between gap-x-6 border-t border-border pt-3">
        <Link to="/member/forget" className="link inline-flex min-h-12 items-center">
          ลืมรหัสผ่าน
        </Link>
        <Link to="/member/register" className="link inline-flex min-h-12 items-center">
          สมัครใช้งานครั้งแรก
        </Link>
      </p>
    </form>
  )
}
