import type { Day } from '../calendar/day.ts'
import { daysInMonth, isLeapYear } from '../calendar/day.ts'
import { daysBetween, monthEnd, nthMonthEnd } from '../calendar/month-end.ts'
import type { LoanRules } from './loan.ts'
import { type YearShare, yearShare } from './loan-interest.ts'

/** The days one instalment pays interest for. */
export interface Period {
  dueOn: Day
  days: number
  share: YearShare
}

/** The first runs from paying out; each later one is a calendar month, which needs no counting. */
export function periodsOf(
  startsOn: Day,
  months: number,
  rules: LoanRules,
  firstDueOn?: Day,
): Period[] {
  const periods = [firstDueOn ? between(startsOn, firstDueOn, rules) : firstPeriod(startsOn, rules)]
  let [year = 0, month = 0] = periods[0]?.dueOn.split('-').map(Number) ?? []
  while (periods.length < months) {
    year = month === 12 ? year + 1 : year
    month = month === 12 ? 1 : month + 1
    const days = daysInMonth(year, month)
    const denominator = rules.yearBasis === 'actual' && isLeapYear(year) ? 366 : 365
    periods.push({ dueOn: monthEnd(year, month), days, share: { numerator: days, denominator } })
  }
  return periods
}

export function firstPeriod(startsOn: Day, rules: LoanRules): Period {
  return between(startsOn, nthMonthEnd(startsOn, 1, rules.firstInstalment), rules)
}

function between(startsOn: Day, dueOn: Day, rules: LoanRules): Period {
  return {
    dueOn,
    days: daysBetween(startsOn, dueOn),
    share: yearShare(startsOn, dueOn, rules),
  }
}
