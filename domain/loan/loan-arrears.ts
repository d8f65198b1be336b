// How many instalments of a loan have fallen due and were not paid.

import type { Day } from '../calendar/day.ts'
import { monthEndOf, monthNumber, nthMonthEnd } from '../calendar/month-end.ts'
import type { LoanRules } from './loan.ts'
import type { OwedLoan } from './loan-next-due.ts'

export function monthsInArrears(
  loan: Pick<OwedLoan, 'openedOn' | 'balance' | 'months' | 'monthsPaid'>,
  asOf: Day,
  rules: Pick<LoanRules, 'firstInstalment'>,
): number {
  if (loan.balance === 0) return 0
  const first = nthMonthEnd(loan.openedOn, 1, rules.firstInstalment)
  if (asOf < first) return 0
  const isMonthEnd = asOf === monthEndOf(monthNumber(asOf))
  const due = monthNumber(asOf) - monthNumber(first) + (isMonthEnd ? 1 : 0)
  return Math.max(0, Math.min(loan.months, due) - loan.monthsPaid)
}
