import { CircleAlert, CircleCheck } from 'lucide-react'
import type { BalanceFeed } from '#contract/member/balance.ts'
import { longDate } from '#domain/calendar/thai-date.ts'

type Answer = NonNullable<BalanceFeed['answer']>

export function Answered({ agreed, note, at, is_current, reply }: Answer) {
  const Icon = agreed ? CircleCheck : CircleAlert
  const tone = agreed
    ? 'border-green-bd bg-green-bg text-green-fg'
    : 'border-amber-bd bg-amber-bg text-amber-fg'
  return (
    <div role="status" className={`mb-5 flex gap-3 rounded-card border p-4 ${tone}`}>
      <Icon aria-hidden className="mt-1 size-6 shrink-0" />
      <div>
        <p className="font-semibold">
          {agreed ? 'ท่านยืนยันว่ายอดถูกต้อง' : 'ท่านแจ้งว่ายอดไม่ตรง'} เมื่อ {longDate(new Date(at))}
        </p>
        {note && <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{note}</p>}
        {!agreed && !reply && <p className="mt-1">เจ้าหน้าที่กำลังตรวจสอบ คำตอบจะแสดงที่หน้านี้</p>}
        {reply && (
          <div className="mt-3 rounded-control bg-bg p-3 text-text">
            <p className="font-semibold">
              {reply.state === 'done' ? 'สหกรณ์ตรวจแล้ว และแก้ไขยอดแล้ว' : 'สหกรณ์ตรวจแล้ว ยอดถูกต้อง'} เมื่อ{' '}
              {longDate(new Date(reply.at))}
            </p>
            <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{reply.words}</p>
          </div>
        )}
        {!is_current && <p className="mt-1">หลังจากนั้นยอดในระบบเปลี่ยนไป กรุณาตรวจสอบอีกครั้ง</p>}
      </div>
    </div>
  )
}
