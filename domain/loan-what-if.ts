// What paying more each month would save, for a loan that is running.

import type { Loan, LoanProblem, LoanRules } from './loan.ts'
import { check } from './loan-check.ts'
import { schedule } from './loan-schedule.ts'
import { type Satang, satang } from './money.ts'

/** What is owed now, as a loan of its own: the balance, from the last movement, for the months left. */
export type RunningLoan = Loan & { instalment: Satang }

export interface Payoff {
  months: number
  endsOn: string
  interest: Satang
}

export interface WhatIf {
  usual: Payoff
  faster: Payoff
  monthsSaved: number
  interestSaved: Satang
}

/** With so much more each month; or the problem that keeps the loan from having a schedule. */
export function whatIf(
  loan: RunningLoan,
  extra: Satang,
  rules: LoanRules,
): WhatIf | { problem: LoanProblem } {
  const more = { ...loan, instalment: satang(loan.instalment + extra) }
  const problem = check(loan, rules)[0] ?? check(more, rules)[0]
  if (problem) return { problem }
  const usual = payoff(loan, rules)
  const faster = payoff(more, rules)
  return {
    usual,
    faster,
    monthsSaved: usual.months - faster.months,
    interestSaved: satang(usual.interest - faster.interest),
  }
}

function payoff(loan: RunningLoan, rules: LoanRules): Payoff {
  const { rows, totalInterest } = schedule(loan, rules)
  return {
    months: rows.length,
    endsOn: rows.at(-1)?.dueOn ?? loan.startsOn,
    interest: totalInterest,
  }
}
