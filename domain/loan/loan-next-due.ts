// What a loan asks for next, by the same rules as its schedule.

import type { Day } from '../calendar/day.ts'
import { daysBetween, nthMonthEnd } from '../calendar/month-end.ts'
import { type Satang, satang } from '../money/money.ts'
import type { LoanRules, RepaymentMethod } from './loan.ts'
import { interestFor, yearShare } from './loan-interest.ts'

export interface OwedLoan {
  method: RepaymentMethod
  openedOn: Day
  balance: Satang
  ratePpm: number
  months: number
  monthsPaid: number
  instalment: Satang
  /** The last movement: interest runs from here. */
  lastOn: Day
}

interface DueNext {
  dueOn: Day
  days: number
  principal: Satang
  interest: Satang
  total: Satang
}

/** The first instalment that falls due after a day. A month that was not paid costs its days again in it. */
export function nextDue(loan: OwedLoan, asOf: Day, rules: LoanRules): DueNext | undefined {
  if (loan.balance === 0) return
  const known = asOf > loan.lastOn ? asOf : loan.lastOn
  const first = nthMonthEnd(loan.openedOn, 1, rules.firstInstalment)
  const dueOn = first > known ? first : nthMonthEnd(known, 1, 'same')
  const interest = interestFor(
    loan.balance,
    loan.ratePpm,
    yearShare(loan.lastOn, dueOn, rules),
    rules,
  )
  const principal = principalDue(loan, interest)
  return {
    dueOn,
    days: daysBetween(loan.lastOn, dueOn),
    principal,
    interest,
    total: satang(principal + interest),
  }
}

function principalDue(loan: OwedLoan, interest: Satang): Satang {
  if (loan.monthsPaid + 1 >= loan.months) return loan.balance
  const wanted =
    loan.method === 'equal-principal' ? loan.instalment : Math.max(0, loan.instalment - interest)
  return satang(Math.min(loan.balance, wanted))
}
