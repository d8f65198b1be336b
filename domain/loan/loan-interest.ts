import type { Day } from '../calendar/day.ts'
import { isLeapYear } from '../calendar/day.ts'
import { daysBetween } from '../calendar/month-end.ts'
import type { Satang } from '../money/money.ts'
import { exactShare, INTEREST_ROUNDINGS } from '../money/rounding.ts'
import type { LoanRules } from './loan.ts'

const MILLION = 1_000_000

/** Days as a part of a year: 28 of 365. */
export interface YearShare {
  numerator: number
  denominator: number
}

/** Interest on a balance at a yearly rate in parts per million: 5.75% is 57_500. */
export function interestFor(
  balance: Satang,
  ratePpm: number,
  { numerator, denominator }: YearShare,
  rules: Pick<LoanRules, 'interestRounding'>,
): Satang {
  const exact = exactShare(balance, ratePpm * numerator, MILLION * denominator)
  return INTEREST_ROUNDINGS[rules.interestRounding](exact)
}

/** The days after one due date, up to and with the next, as a part of the year they lie in. */
export function yearShare(
  from: Day,
  to: Day,
  { yearBasis }: Pick<LoanRules, 'yearBasis'>,
): YearShare {
  const days = daysBetween(from, to)
  if (yearBasis === 'fixed-365') return { numerator: days, denominator: 365 }

  const leapDays = daysInLeapYears(from, to)
  if (leapDays === 0) return { numerator: days, denominator: 365 }
  if (leapDays === days) return { numerator: days, denominator: 366 }
  // Paid out in December, first due in January: each year's days count by their own year.
  return { numerator: (days - leapDays) * 366 + leapDays * 365, denominator: 365 * 366 }
}

function daysInLeapYears(from: Day, to: Day): number {
  let days = 0
  let since = from
  for (let year = Number(from.slice(0, 4)); since < to; year++) {
    const newYearsEve: Day = `${year}-12-31`
    const until = newYearsEve < to ? newYearsEve : to
    if (isLeapYear(year)) days += daysBetween(since, until)
    since = until
  }
  return days
}
