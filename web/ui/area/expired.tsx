import { CircleAlert } from 'lucide-react'

/** Before the door, for whoever was in until the time was over; the words are those of REQ-205. */
export function Expired() {
  return (
    <div
      role="alert"
      className="relative mb-4 flex gap-3 rounded-card border border-amber-bd bg-amber-bg p-4 text-amber-fg"
    >
      <CircleAlert aria-hidden className="mt-1 size-6 shrink-0" />
      <p>ขออภัยสิ้นสุดระยะเวลาการเข้าสู่ระบบ กรุณาเข้าสู่ระบบใหม่อีกครั้ง</p>
    </div>
  )
}
