import { CircleX, Eye, TriangleAlert } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useMeta } from '../../app/page-meta.tsx'
import type { ApiError } from '../../client/api.ts'
import { useAreaDispatch } from '../../client/ask-in-area.ts'
import { enterByGrant } from '../../client/session/impersonation.ts'
import { signOut } from '../../client/session/member-session.ts'
import { Button, ButtonLink } from '../../ui/form/button.tsx'
import { useMember } from '../layout/use-member.ts'

const CODE = /^#g=([\w-]{20,100})$/

export function Component() {
  const [code] = useState(takenCode)
  const [refused, setRefused] = useState<ApiError>()
  // Whoever was in here when the page was opened; not whom the officer becomes.
  const [before, setBefore] = useState(useMember())
  const dispatch = useAreaDispatch()
  const navigate = useNavigate()
  const underWay = useRef(false)
  useMeta({ title: 'เข้าดูในนามสมาชิก', hidden: true, nowhere: true })

  useEffect(() => {
    if (!code || before || underWay.current) return
    underWay.current = true // the code is good once
    dispatch(enterByGrant(code)).then((why) =>
      why ? setRefused(why) : navigate('/member/status', { replace: true }),
    )
  }, [code, before, dispatch, navigate])

  function leaveAndGoOn() {
    dispatch(signOut())
    setBefore(undefined)
  }

  if (!code || refused) return <Refused why={refused?.message} />
  if (before) return <SomebodyIsIn no={before.membership_no} onGoOn={leaveAndGoOn} />
  return (
    <div className="card relative p-5 sm:p-8" role="status">
      <Eye aria-hidden className="size-10 text-link" />
      <h1 tabIndex={-1} className="mt-3 text-h2">
        กำลังเข้าดูในนามสมาชิก…
      </h1>
      <p className="mt-2 text-muted">ดูได้อย่างเดียวไม่เกิน 15 นาที ทุกหน้าที่เปิดดูถูกบันทึกไว้และสมาชิกเห็นได้</p>
    </div>
  )
}

/** Read once and taken out of the address at once, before it can be bookmarked or read over a shoulder. */
function takenCode(): string | undefined {
  const code = CODE.exec(location.hash)?.[1]
  if (location.hash) history.replaceState(history.state, '', location.pathname)
  return code
}

function Refused({ why }: { why: string | undefined }) {
  return (
    <div className="card relative p-5 sm:p-8" role="alert">
      <CircleX aria-hidden className="size-10 text-red-fg" />
      <h1 tabIndex={-1} className="mt-3 text-h2">
        ไม่มีสิทธิ์เข้าดูข้อมูลสมาชิกรายนี้
      </h1>
      <p className="mt-2 text-muted">
        {why ??
          'หน้านี้สำหรับเจ้าหน้าที่ที่ได้รับสิทธิ์เข้าดู ซึ่งใช้ได้ครั้งเดียวภายใน 60 วินาที กรุณาขอสิทธิ์ใหม่จากระบบเจ้าหน้าที่'}
      </p>
      <ButtonLink to="/home" label="กลับหน้าหลัก" className="mt-5" />
    </div>
  )
}

function SomebodyIsIn({ no, onGoOn }: { no: string; onGoOn: () => void }) {
  return (
    <div className="card relative p-5 sm:p-8" role="alert">
      <TriangleAlert aria-hidden className="size-10 text-amber-fg" />
      <h1 tabIndex={-1} className="mt-3 text-h2">
        มีสมาชิกเข้าสู่ระบบอยู่ในเบราว์เซอร์นี้
      </h1>
      <p className="mt-2">
        เลขสมาชิก <span className="figures font-semibold">{no}</span> เข้าสู่ระบบอยู่ หากดำเนินการต่อ
        บัญชีนั้นจะออกจากระบบ และไม่กลับมาเองเมื่อเลิกเข้าดู
      </p>
      <div className="mt-5 grid gap-3">
        <Button primary label="ออกจากบัญชีนั้นแล้วเข้าดู" onClick={onGoOn} />
        <ButtonLink to="/home" label="ยกเลิก" />
      </div>
    </div>
  )
}
