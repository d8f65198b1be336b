import { Landmark } from 'lucide-react'
import type { UnitResult } from '#contract/unit/result.ts'
import { longDate } from '#domain/calendar/thai-date.ts'
import { formatBaht } from '#domain/money/money.ts'
import { Callout } from '../../ui/feedback/callout.tsx'

type Money = NonNullable<UnitResult['received']>

/** The bank has told, and two officers have let it through. */
export function Received({ received }: { received: Money | undefined }) {
  if (!received) return null
  return (
    <Callout tone="green" Icon={Landmark} title="เงินเข้าแล้ว">
      <p className="figures">{receivedWords(received)}</p>
    </Callout>
  )
}

export function receivedWords({ amount, on }: Money): string {
  return `ธนาคารแจ้งว่ารับเงินของเดือนนี้ ${formatBaht(amount)} บาท เมื่อ ${longDate(on)}`
}
