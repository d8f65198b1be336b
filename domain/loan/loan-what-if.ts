// What paying more would save, each month or once, for a loan that is running.

import type { Day } from '../calendar/day.ts'
import { type Satang, satang } from '../money/money.ts'
import type { Loan, LoanProblem, LoanRules } from './loan.ts'
import { check } from './loan-check.ts'
import { schedule } from './loan-schedule.ts'

/** What is owed now, as a loan of its own: the balance, from the last movement, for the months left. */
export type RunningLoan = Loan & { instalment: Satang }

interface Extra {
  /** On top of every instalment. */
  monthly: Satang
  /** On top of the next instalment, all of it principal. */
  once: Satang
}

interface Payoff {
  months: number
  endsOn: Day
  interest: Satang
}

export interface WhatIf {
  usual: Payoff
  faster: Payoff
  monthsSaved: number
  interestSaved: Satang
}

/** With so much more; or the problem that keeps the loan from having a schedule. */
export function whatIf(
  loan: RunningLoan,
  { monthly, once }: Extra,
  rules: LoanRules,
): WhatIf | { problem: LoanProblem } {
  const more = { ...loan, instalment: satang(loan.instalment + monthly) }
  const problem = check(loan, rules)[0] ?? check(more, rules)[0]
  if (problem) return { problem }
  const usual = payoff(loan, satang(0), rules)
  const faster = payoff(more, once, rules)
  return {
    usual,
    faster,
    monthsSaved: usual.months - faster.months,
    interestSaved: satang(usual.interest - faster.interest),
  }
}

function payoff(loan: RunningLoan, once: Satang, rules: LoanRules): Payoff {
  const { rows, totalInterest } = schedule(loan, rules)
  const [first] = rows
  if (once > 0 && first && first.balance > 0) {
    const sooner = { months: 1, endsOn: first.dueOn, interest: first.interest }
    if (once >= first.balance) return sooner
    // What is left after the first month, as a loan from that day on.
    const principal = satang(first.balance - once)
    const { firstDueOn: _, ...terms } = loan
    const rest = { ...terms, principal, startsOn: first.dueOn, months: loan.months - 1 }
    const after = payoff(rest, satang(0), rules)
    return {
      months: 1 + after.months,
      endsOn: after.endsOn,
      interest: satang(first.interest + after.interest),
    }
  }
  return {
    months: rows.length,
    endsOn: rows.at(-1)?.dueOn ?? loan.startsOn,
    interest: totalInterest,
  }
}
