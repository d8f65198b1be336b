import { Clock, TriangleAlert } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { ThaidProved } from '#contract/member/thaid.ts'
import { longMoment } from '#domain/calendar/thai-date.ts'
import { useMeta } from '../../app/page-meta.tsx'
import { ApiError } from '../../client/api.ts'
import { useAction, whyNotSent } from '../../client/use-action.ts'
import { Loading } from '../../ui/feedback/loaded-page.tsx'
import { ButtonLink } from '../../ui/form/button.tsx'
import { HelpBox } from '../layout/help-box.tsx'
import { DoorLink } from './door-link.tsx'
import { entranceFor } from './recover/purpose.ts'
import { Screen } from './recover.tsx'

const TITLE = 'ยืนยันตัวตนด้วย ThaID'
const NOTHING_BROUGHT = 'หน้านี้เปิดได้หลังยืนยันตัวตนในแอป ThaID เท่านั้น กรุณาเริ่มใหม่จากขั้นตอนแรก'

/** Where the department sends people back to: what they bring is taken out of the address and shown to the server, once. */
export function Component() {
  const { search, pathname } = useLocation()
  const navigate = useNavigate()
  const { perform } = useAction()
  const [answer, setAnswer] = useState<ThaidProved['data']>()
  const [problem, setProblem] = useState('')
  const begun = useRef(false)
  useMeta({
    title: problem ? `ข้อผิดพลาด: ${TITLE}` : TITLE,
    description: 'กลับจากการยืนยันตัวตนด้วย ThaID เพื่อตั้งรหัสผ่านของระบบสมาชิก',
    hidden: true,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what stands in the address is good once
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    const { state = '', ...rest } = broughtIn(search)
    // None of it stays in the browser's history.
    navigate(pathname, { replace: true })
    if (!state) return setProblem(NOTHING_BROUGHT)
    void perform('/api/member/thaid/return', { state, ...rest }, { outside: true }).then(
      (reply) => {
        if (reply instanceof ApiError) setProblem(whyNotSent(reply))
        else if (reply) setAnswer(reply.data)
      },
    )
  }, [])

  if (answer?.ticket) {
    const proof = { ticket: answer.ticket, sent_to: '', by: 'thaid' as const }
    const proved = { number: answer.membership_no, proof }
    return <Screen entrance={entranceFor(answer.purpose)} proved={proved} />
  }
  return (
    <>
      <div className="card relative p-5 sm:p-8">
        <h1 tabIndex={-1} className="text-h2">
          {answer ? 'ยืนยันตัวตนแล้ว รอครบเวลา' : TITLE}
        </h1>
        {!answer && !problem && <Loading />}
        {problem && <Problem>{problem}</Problem>}
        {answer?.ready_at && <Held until={new Date(answer.ready_at)} />}
        <p className="mt-5 flex flex-wrap justify-between gap-x-6 border-t border-border pt-3">
          <DoorLink to="/member/logon">เข้าสู่ระบบ</DoorLink>
          {answer && <DoorLink to="/member/stop">ไม่ใช่ฉัน หยุดทันที</DoorLink>}
        </p>
      </div>
      <HelpBox />
    </>
  )
}

/** The rest of the department's answer is nothing to us. */
function broughtIn(search: string): Partial<Record<'state' | 'code' | 'error' | 'iss', string>> {
  const said = new URLSearchParams(search)
  const taken = (['state', 'code', 'error', 'iss'] as const).flatMap((name) => {
    const value = said.get(name)
    return value ? [[name, value]] : []
  })
  return Object.fromEntries(taken)
}

function Problem({ children }: { children: string }) {
  return (
    <div role="alert" className="mt-5 grid gap-5">
      <p className="flex gap-3 rounded-card border border-red-bd bg-red-bg p-4 text-red-fg">
        <TriangleAlert aria-hidden className="mt-1 size-6 shrink-0" />
        <span>{children}</span>
      </p>
      <ButtonLink to="/member/forget" primary label="เริ่มใหม่" className="w-full" />
    </div>
  )
}

function Held({ until }: { until: Date }) {
  return (
    <div role="status" className="mt-5 grid gap-3">
      <p className="flex gap-3 rounded-card border border-amber-bd bg-amber-bg p-4 text-amber-fg">
        <Clock aria-hidden className="mt-1 size-6 shrink-0" />
        <span>
          บัญชีนี้ตั้งให้เข้าสู่ระบบด้วยพาสคีย์เท่านั้น จึงตั้งรหัสผ่านด้วย ThaID ได้ตั้งแต่{' '}
          <strong>{longMoment(until)}</strong>
        </span>
      </p>
      <p>
        ระบบแจ้งโทรศัพท์และอีเมลของท่านแล้ว เมื่อครบเวลา กลับมาที่ “ลืมรหัสผ่าน” แล้วยืนยันด้วย ThaID อีกครั้งภายใน 7 วัน
        หากต้องใช้ก่อนนั้น นำบัตรประชาชนไปที่สหกรณ์
      </p>
    </div>
  )
}
