// A member's year worked out again from their own movements, to show where dividend and average return come from.

import type { Day } from '../calendar/day.ts'
import { monthEndOf, monthNumber } from '../calendar/month-end.ts'
import { type Satang, satang } from '../money/money.ts'
import { type ShareStep, standingSteps } from '../shares/share-year.ts'
import type { Contribution, DividendRules, Shares } from './dividend.ts'
import { check } from './dividend-check.ts'
import { checkReturn, type LoanBusiness, type YearEnd, yearEnd } from './dividend-return.ts'
import { fiscalYear } from './dividend-year.ts'

export interface YearOfShares {
  startsOn: Day
  endsOn: Day
  opening: Satang
  contributions: Contribution[]
}

/**
 * What was held when a fiscal year began and what was paid in during it. What is brought forward within the year
 * was there before it. Undefined where the movements begin only after it, and where shares were taken out during it:
 * which of them lose their months is for the cooperative to say (RULE-26), and a guess would promise
 * too much.
 */
export function yearOfShares(
  steps: readonly ShareStep[],
  year: number,
  rules: DividendRules,
): YearOfShares | undefined {
  const { startsOn, endsOn } = fiscalYear(year, rules)
  const first = steps[0]
  if (!first || first.posted_on > endsOn) return
  const before = steps.findLast(({ posted_on }) => posted_on < startsOn)
  const brought = first.sign === 0 ? first.amount : satang(0)
  // What was posted and taken back within the year was never held.
  const during = standingSteps(
    steps.filter(({ posted_on }) => posted_on >= startsOn && posted_on <= endsOn),
  )
  if (during.some(({ sign }) => sign === -1)) return
  const contributions = during
    .filter(({ sign }) => sign === 1)
    .map(({ amount, posted_on }) => ({ amount, paidOn: posted_on }))
  return { startsOn, endsOn, opening: before ? before.balance : brought, contributions }
}

/** The same amount at each month's end after a day, to the end of the year: what an estimate expects. */
export function expectedContributions(monthly: Satang, after: Day, endsOn: Day): Contribution[] {
  const expected: Contribution[] = []
  for (let month = monthNumber(after); monthEndOf(month) <= endsOn; month++) {
    const paidOn = monthEndOf(month)
    if (paidOn > after && monthly > 0) expected.push({ amount: monthly, paidOn })
  }
  return expected
}

/** Undefined for what no rule of ours can work out, such as a rate above the cap. */
export function calculateYear(
  shares: Shares,
  business: LoanBusiness,
  rules: DividendRules,
): YearEnd | undefined {
  if (check(shares, rules).length > 0 || checkReturn(business, rules).length > 0) return
  return yearEnd(shares, business, rules)
}
