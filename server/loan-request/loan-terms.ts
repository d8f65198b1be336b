// A loan that is asked for, as its papers tell it.

import type { GuaranteedLoan, LoanTerms } from '#documents/member/loan-terms.ts'
import type { LoanRules } from '#domain/loan/loan.ts'
import { type Schedule, schedule } from '#domain/loan/loan-schedule.ts'
import type { MemberFacts } from '#domain/loan-right/facts.ts'
import { satang } from '#domain/money/money.ts'
import { bankName } from '#domain/money/thai-bank.ts'
import type { RequestedLoan } from '#domain/request/loan.ts'

/** Nothing of what the borrower earns or owns. */
export function guaranteedLoan(loan: RequestedLoan, rules: LoanRules): GuaranteedLoan {
  const { product, amount, months, method, ratePpm, purpose } = loan
  return { product, amount, months, method, ratePpm, purpose, ...instalmentsOf(loan, rules) }
}

export function loanTerms(
  loan: RequestedLoan,
  { salary, contracts }: Pick<MemberFacts, 'salary' | 'contracts'>,
  rules: LoanRules,
): LoanTerms {
  const { otherIncome, payBank, payMasked, replaces, ...told } = loan
  return {
    ...told,
    ...instalmentsOf(loan, rules),
    replaces: contracts
      .filter(({ loanNo }) => replaces.includes(loanNo))
      .map(({ loanNo, balance }) => ({ loanNo, balance })),
    payTo: { bank: bankName(payBank), masked: payMasked },
    income: satang(salary + otherIncome),
  }
}

export function scheduleOf(
  { amount, months, method, ratePpm, startsOn }: RequestedLoan,
  rules: LoanRules,
): Schedule {
  return schedule({ principal: amount, months, method, ratePpm, startsOn }, rules)
}

export function instalmentsOf(loan: RequestedLoan, rules: LoanRules) {
  const { rows } = scheduleOf(loan, rules)
  const first = rows[0]
  const last = rows.at(-1)
  if (!first || !last) throw new RangeError('a loan without instalments is not asked for')
  return {
    firstDueOn: first.dueOn,
    lastDueOn: last.dueOn,
    firstInstalment: first.total,
    dearestInstalment: satang(Math.max(...rows.map((row) => row.total))),
    lastInstalment: last.total,
  }
}
