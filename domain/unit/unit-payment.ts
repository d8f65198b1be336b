import { type Day, monthOf } from '../calendar/day.ts'
import { buddhistYear } from '../calendar/thai-date.ts'
import { unitRef1 } from '../payment/pay-reference.ts'

/** By which the cooperative finds out whose month was paid: the unit and the month with check digits, and the month again as 256910. */
export function paymentReference(unitNo: string, period: Day): { ref1: string; ref2: string } {
  return {
    ref1: unitRef1(unitNo, monthOf(period)),
    ref2: `${buddhistYear(period)}${period.slice(5, 7)}`,
  }
}
