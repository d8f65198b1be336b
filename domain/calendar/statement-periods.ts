// The stretches of time a statement is mostly wanted for, so that few ever type a day.

import { type Day, firstOfMonth, monthOf } from './day.ts'
import { monthEndOf, monthNumber } from './month-end.ts'
import type { DayRange } from './statement-range.ts'
import { buddhistYear } from './thai-date.ts'

export interface Period extends DayRange {
  label: string
}

const RECENT_MONTHS = [3, 6, 12]
const YEARS_SHOWN = 3

/** Months up to the last day we know of, then calendar years back to when it all began. */
export function statementPeriods(asOf: Day, beganOn: Day): Period[] {
  const months = RECENT_MONTHS.map((count) => ({
    label: `${count} เดือน`,
    from: firstDay(monthNumber(asOf) - count + 1),
    to: asOf,
  }))
  const last = Number(asOf.slice(0, 4))
  const first = Math.max(Number(beganOn.slice(0, 4)), last - YEARS_SHOWN + 1)
  const years = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => last - at)
  return [
    ...months,
    ...years.map(
      (year): Period => ({
        label: `ปี ${buddhistYear(year)}`,
        from: `${year}-01-01`,
        to: year === last ? asOf : `${year}-12-31`,
      }),
    ),
  ]
}

function firstDay(month: number): Day {
  return firstOfMonth(monthOf(monthEndOf(month)))
}
