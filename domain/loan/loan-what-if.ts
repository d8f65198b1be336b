// What paying more would save, each month or once, for a loan that is running.

import type { Day } from '../calendar/day.ts'
import { type Satang, satang } from '../money/money.ts'
import type { Loan, LoanProblem, LoanRules } from './loan.ts'
import { check } from './loan-check.ts'
import { interestFor, yearShare } from './loan-interest.ts'
import { schedule } from './loan-schedule.ts'

/** What is owed now, as a loan of its own: the balance, from the last movement, for the months left. */
export type RunningLoan = Loan & { instalment: Satang }

/** As a contract is told to the member. */
export interface RunningContract {
  balance: Satang
  rate_ppm: number
  months_left: number
  months_paid: number
  method: Loan['method']
  instalment: Satang
  last_on: Day
  next_due: { due_on: Day } | null
}

export function runningLoan(contract: RunningContract): RunningLoan {
  const { next_due, last_on } = contract
  return {
    principal: contract.balance,
    ratePpm: contract.rate_ppm,
    months: contract.months_left,
    startsOn: last_on,
    method: contract.method,
    instalment: contract.instalment,
    ...(next_due && next_due.due_on > last_on && { firstDueOn: next_due.due_on }),
  }
}

/** How the first instalment is put off is of the contract's beginning. */
export function runningRules(
  { months_paid }: Pick<RunningContract, 'months_paid'>,
  rules: LoanRules,
) {
  return months_paid > 0 ? { ...rules, firstInstalment: 'same' as const } : rules
}

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

/** What has run up since the last movement. */
export function interestRunUp(loan: RunningLoan, on: Day, rules: LoanRules): Satang {
  if (on <= loan.startsOn) return satang(0)
  return interestFor(loan.principal, loan.ratePpm, yearShare(loan.startsOn, on, rules), rules)
}

/**
 * With a sum that comes on a day between instalments: the interest until then is paid first, the rest is principal, and
 * instalments stay as they are. Undefined where nothing of it would be principal.
 */
export function whatIfPaid(
  loan: RunningLoan,
  { amount, on }: { amount: Satang; on: Day },
  rules: LoanRules,
): WhatIf | { problem: LoanProblem } | undefined {
  const interest = interestRunUp(loan, on, rules)
  const paid = satang(Math.min(loan.principal, amount - interest))
  if (paid <= 0) return undefined
  // The month's instalment has fallen due meanwhile: it is paid with the next.
  if (loan.firstDueOn && on >= loan.firstDueOn)
    return whatIf(loan, { monthly: satang(0), once: paid }, rules)
  const principal = satang(loan.principal - paid)
  const rest = { ...loan, principal, startsOn: on > loan.startsOn ? on : loan.startsOn }
  const problem = check(loan, rules)[0] ?? (principal > 0 ? check(rest, rules)[0] : undefined)
  if (problem) return { problem }
  const usual = payoff(loan, satang(0), rules)
  const after =
    principal > 0 ? payoff(rest, satang(0), rules) : { months: 0, endsOn: on, interest: satang(0) }
  const faster = { ...after, interest: satang(interest + after.interest) }
  return {
    usual,
    faster,
    monthsSaved: Math.max(0, usual.months - faster.months),
    interestSaved: satang(Math.max(0, usual.interest - faster.interest)),
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
