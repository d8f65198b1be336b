// Whether a loan that others stand for is behind, since when, and by whose doing.

import type { Day } from '../calendar/day.ts'
import { daysLater } from '../calendar/month-end.ts'
import { type Satang, total } from '../money/money.ts'
import { type Missed, missedInstalments, type WatchedLoan } from './missed-instalments.ts'

/** Whose doing it is: guarantors are told of what a borrower missed, never of what an employer has not handed over. */
export type WatchCause = 'borrower' | 'unit'

export interface WatchCase {
  cause: WatchCause
  /** The first day of the default (มาตรา 686): sixty days are counted from it. */
  default_on: Day
  /** Who said so: the core system, the bill that was missed, or an officer who put it right. */
  default_by: 'core' | 'bill' | 'officer'
  missed: Missed[]
  amount: Satang
}

export interface WatchRules {
  /** Days after the last day for paying that are still forgiven. */
  graceDays: number
}

/** Nothing where the loan is as it should be. What the core system calls a default is one until it no longer does. */
export function watchCase(
  loan: WatchedLoan,
  asOf: Day,
  { graceDays }: WatchRules,
): WatchCase | undefined {
  if (loan.balance <= 0) return undefined
  const { byBorrower, byUnit } = missedInstalments(loan, asOf)
  if (loan.default_on !== null)
    return caseOf('borrower', byBorrower, { default_on: loan.default_on, default_by: 'core' })
  const [first] = byBorrower
  if (first) {
    const default_on = daysLater(first.due_on, 1 + graceDays)
    return default_on > asOf
      ? undefined
      : caseOf('borrower', byBorrower, { default_on, default_by: 'bill' })
  }
  const [late] = byUnit
  if (!late) return undefined
  return caseOf('unit', byUnit, { default_on: daysLater(late.due_on, 1), default_by: 'bill' })
}

function caseOf(
  cause: WatchCause,
  missed: Missed[],
  since: Pick<WatchCase, 'default_on' | 'default_by'>,
): WatchCase {
  return { cause, ...since, missed, amount: total(missed.map(({ amount }) => amount)) }
}
