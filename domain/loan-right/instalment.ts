// What the new loan takes from the salary. The first instalment may have only a few days of interest in it: the dearer of
// the first two is what a payslip must bear (RULE-94). By the functions of the schedule, without drawing all of it.

import type { Day } from '../calendar/day.ts'
import type { Loan } from '../loan/loan.ts'
import { instalmentOf } from '../loan/loan-instalment.ts'
import { interestFor } from '../loan/loan-interest.ts'
import { type Satang, satang } from '../money/money.ts'
import type { LoanWish } from './facts.ts'
import type { Standing } from './standing.ts'

export interface Instalments {
  first: { dueOn: Day; total: Satang }
  dearest: Satang
}

type Terms = Pick<LoanWish, 'amount' | 'months' | 'method'>

export function loanOf({ ratePpm, startsOn }: Standing, { amount, months, method }: Terms): Loan {
  return { principal: amount, ratePpm, months, startsOn, method }
}

export function firstInstalments(standing: Standing, terms: Terms): Instalments {
  const { rules } = standing
  const loan = loanOf(standing, terms)
  const instalment = instalmentOf(loan, rules)
  let balance = loan.principal
  const totals = standing.periods.slice(0, loan.months).map((period, at) => {
    const interest = interestFor(balance, loan.ratePpm, period.share, rules)
    const wanted = loan.method === 'equal-principal' ? instalment : instalment - interest
    const isLast = at + 1 === loan.months
    const principal = isLast ? balance : Math.min(balance, Math.max(0, wanted))
    balance = satang(balance - principal)
    return { dueOn: period.dueOn, total: satang(principal + interest) }
  })
  const [first = { dueOn: loan.startsOn, total: satang(0) }] = totals
  return { first, dearest: satang(Math.max(...totals.map(({ total }) => total))) }
}
