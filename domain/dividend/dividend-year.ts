import { type Day, firstOfMonth, monthOf } from '../calendar/day.ts'
import { daysBetween, monthEndOf, monthNumber } from '../calendar/month-end.ts'
import type { Satang } from '../money/money.ts'
import type { Contribution, DividendRules } from './dividend.ts'

const SHORT_YEAR = 11

export interface FiscalYear {
  startsOn: Day
  endsOn: Day
  months: number
  days: number
}

/** The fiscal year that ends in a common-era year: ก.ย. 2568 to ส.ค. 2569 is that of 2569. */
export function fiscalYear(
  endsIn: number,
  { method, firstMonth }: Pick<DividendRules, 'method' | 'firstMonth'>,
): FiscalYear {
  const months = method === 'D' ? SHORT_YEAR : 12
  const startsIn = firstMonth - 1 + months > 12 ? endsIn - 1 : endsIn
  const first = startsIn * 12 + firstMonth - 1
  const startsOn = firstOfMonth(monthOf(monthEndOf(first)))
  const endsOn = monthEndOf(first + months - 1)
  return { startsOn, endsOn, months, days: daysBetween(startsOn, endsOn) + 1 }
}

/** The month of the fiscal year a day lies in, from 1. */
export function monthOrdinal(day: Day, { startsOn }: FiscalYear): number {
  return monthNumber(day) - monthNumber(startsOn) + 1
}

/** Contributions deducted at each month-end: one amount for all months, or each its own. */
export function monthlyContributions(
  amounts: Satang | readonly Satang[],
  endsIn: number,
  rules: Pick<DividendRules, 'method' | 'firstMonth'>,
): Contribution[] {
  const { startsOn, months } = fiscalYear(endsIn, rules)
  const each = typeof amounts === 'number' ? Array<Satang>(months).fill(amounts) : amounts
  if (each.length !== months) throw new RangeError(`${months} months, ${each.length} contributions`)
  return each.map((amount, index) => ({
    amount,
    paidOn: monthEndOf(monthNumber(startsOn) + index),
  }))
}
