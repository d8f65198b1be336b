import type { Day } from '../calendar/day.ts'
import type { Satang } from '../money/money.ts'

/** How an employer has handed over its months, as the morning page lists it. */
export interface UnitStanding {
  unit_no: string
  name: string
  months: number
  on_time: number
  unpaid: number
  at_stake: Satang
  since: Day | null
  /** Sent for the months that have not come. */
  reminders: number
}
