import { OctagonX, ShieldAlert } from 'lucide-react'
import type { OwnRequests } from '#contract/member/requests.ts'
import { clockTime, longDate } from '#domain/calendar/thai-date.ts'
import { address } from '../../../client/address.ts'
import { useAction } from '../../../client/use-action.ts'
import { Callout } from '../../../ui/feedback/callout.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { useImpersonation } from '../../layout/use-member.ts'

interface HeldNoticeProps {
  request: OwnRequests['requests'][number]
  onMoved: () => void
}

/** While it is held: until when, and one press that ends it. */
export function HeldNotice({ request, onMoved }: HeldNoticeProps) {
  const { request_id: requestId, request_no, version, held_until, may_stop, may_withdraw } = request
  const { act, busy } = useAction()
  const impersonation = useImpersonation()
  if (!held_until) return null
  const until = new Date(held_until)
  async function stop() {
    const to = address('/api/member/requests/:requestId/stop', { requestId })
    if (await act(to, { version })) onMoved()
  }
  return (
    <Callout
      tone="amber"
      Icon={ShieldAlert}
      title={`พักไว้ถึงวันที่ ${longDate(until)} เวลา ${clockTime(until)}`}
    >
      <p>เพื่อความปลอดภัย ก่อนถึงเวลานั้นข้อมูลเดิมยังใช้อยู่</p>
      {may_stop && !impersonation && (
        <div className="no-print mt-2 space-y-2">
          <p>
            หากท่านไม่ได้ส่งคำขอนี้ กดหยุดได้ทันที ระบบจะหยุดทุกคำขอที่พักไว้ และไม่ให้ผู้ใดขอเปลี่ยนข้อมูล เพิ่มพาสคีย์
            หรือตั้งรหัสผ่านใหม่ จนกว่าท่านจะติดต่อสหกรณ์พร้อมบัตรประชาชน
            {may_withdraw && ' หากเพียงเปลี่ยนใจ กด “ถอนคำขอ” แทน'}
          </p>
          <Button
            Icon={OctagonX}
            label="ไม่ใช่ฉัน หยุดคำขอนี้"
            of={request_no}
            busy={busy}
            onClick={stop}
          />
        </div>
      )}
    </Callout>
  )
}
