import type { Day } from '../calendar/day.ts'
import { buddhistYear } from '../calendar/thai-date.ts'

/** By which the cooperative finds out whose month was paid: the unit's number, and the month as 256910. */
export function paymentReference(unitNo: string, period: Day): { ref1: string; ref2: string } {
  return { ref1: unitNo, ref2: `${buddhistYear(period)}${period.slice(5, 7)}` }
}
