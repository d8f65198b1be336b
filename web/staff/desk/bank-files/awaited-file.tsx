import { CalendarClock } from 'lucide-react'
import type { BankFiles } from '#contract/staff/desk/bank-files.ts'
import { longDate } from '#domain/calendar/thai-date.ts'
import { Callout } from '../../../ui/feedback/callout.tsx'

/** What should lie in the bank's folder by now: somebody has to ask the bank, or send the file by hand. */
export function AwaitedFile({ on, usually_by }: NonNullable<BankFiles['awaited']>) {
  return (
    <Callout
      tone="amber"
      Icon={CalendarClock}
      title={`ไฟล์ของธนาคารที่ควรมาถึงวันที่ ${longDate(on)} ยังไม่มา`}
    >
      <p>
        ห้าวันทำการก่อนหน้าไฟล์มาถึงภายใน {usually_by} กรุณาสอบถามธนาคาร แล้ววางไฟล์ในโฟลเดอร์หรือนำเข้าเองที่หน้านี้
        หากวันนั้นเป็นวันหยุดธนาคารไม่ต้องทำอะไร
      </p>
    </Callout>
  )
}
