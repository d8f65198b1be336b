// A loan as a visitor of the calculator asks for it, month by month.

import { addMonths, isMonthEnd, monthEnd, monthOf, nights } from '../files/calendar.ts'
import { firstDue, type Running } from '../member/loans.ts'
import { interest, partOfYear, upTo } from './interest.ts'
import type { Rules } from './rules.ts'

export interface LoanRequest {
  principal: number
  ppm: number
  months: number
  on: string
  equalTotal: boolean
  /** What the visitor would rather pay. */
  pay: number | null
}

/** An instalment that does not outweigh the first interest, or that of a long month, never repays. */
export function neverRepays(loan: Running, rules: Rules): boolean {
  const left = loan.months - loan.paid
  if (!loan.equalTotal || left <= 1) return false
  const first = interest(
    loan.balance,
    loan.ppm,
    partOfYear(loan.since, firstDue(loan.since, rules), rules),
    rules,
  )
  return loan.instalment <= Math.max(first, interest(loan.balance, loan.ppm, [31, 365], rules))
}

/** PMT = P·i ÷ (1 − (1+i)^−n) with i = rate/12, rounded by the cooperative's step; or equal parts of the principal. */
export function instalmentOf(
  { principal, ppm, months, equalTotal, pay }: LoanRequest,
  rules: Rules,
): number {
  if (pay !== null) return pay
  if (!equalTotal)
    return rules.principalStep === 0
      ? Math.trunc(principal / months)
      : upTo(BigInt(principal), BigInt(months), BigInt(rules.principalStep))
  const [numerator, denominator] = exactTotal(BigInt(principal), BigInt(ppm), BigInt(months))
  const step = BigInt(rules.instalmentStep)
  if (step > 0n) return upTo(numerator, denominator, step)
  return Number((numerator / (denominator * -step)) * -step)
}

function exactTotal(principal: bigint, ppm: bigint, months: bigint): [bigint, bigint] {
  if (ppm === 0n) return [principal, months]
  const grown = (12_000_000n + ppm) ** months
  return [principal * ppm * grown, 12_000_000n * (grown - 12_000_000n ** months)]
}

export function schedule(loan: LoanRequest, rules: Rules) {
  const instalment = instalmentOf(loan, rules)
  const rows = []
  let [balance, since] = [loan.principal, loan.on]
  for (let no = 1; no <= loan.months && balance > 0; no++) {
    const due_on = no === 1 ? firstDue(loan.on, rules) : nextMonthEnd(since)
    const due = interest(balance, loan.ppm, partOfYear(since, due_on, rules), rules)
    const wanted = loan.equalTotal ? Math.max(0, instalment - due) : instalment
    const principal = no === loan.months ? balance : Math.min(balance, wanted)
    balance -= principal
    rows.push({
      no,
      due_on,
      days: nights(since, due_on),
      principal,
      interest: due,
      total: principal + due,
      balance,
    })
    since = due_on
  }
  return { instalment, rows }
}

function nextMonthEnd(day: string): string {
  return monthEnd(isMonthEnd(day) ? addMonths(monthOf(day), 1) : monthOf(day))
}
