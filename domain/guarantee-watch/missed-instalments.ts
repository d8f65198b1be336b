// Which instalments of a loan were billed and never came, and whose doing that is. What a guarantor is told rests on it, so a month
// that an employer has not handed over is never the borrower's miss.

import type { Day } from '../calendar/day.ts'
import { type Satang, satang, total } from '../money/money.ts'

/** What a month's bill asked for one loan. */
export interface BilledInstalment {
  /** The first of the month. */
  period: Day
  /** Until when the employer was to hand the month's money over. */
  due_on: Day
  /** The number the core system gave it; null where its bill has none. */
  instalment: number | null
  billed: Satang
  deducted: Satang
  /** Null while the employer has not paid. */
  unit_paid_on: Day | null
}

export interface Repayment {
  posted_on: Day
  /** Principal and interest; below nothing where an earlier one was taken back. */
  amount: Satang
}

export interface WatchedLoan {
  balance: Satang
  months_paid: number
  /** The core system's own word of when the borrower fell behind. */
  default_on: Day | null
  bills: readonly BilledInstalment[]
  /** All that came, by payroll or otherwise. */
  repayments: readonly Repayment[]
}

export interface Missed {
  period: Day
  due_on: Day
  amount: Satang
}

export interface MissedInstalments {
  /** Not deducted although the employer has paid, and not made good since; the oldest first. */
  byBorrower: Missed[]
  /** The employer has not handed the month over. */
  byUnit: Missed[]
}

/** As it stands on a day. A month whose last day for paying has not passed is nobody's miss. */
export function missedInstalments(loan: WatchedLoan, asOf: Day): MissedInstalments {
  const open = loan.balance > 0 ? missesOf(loan, asOf) : []
  const byUnit = open.filter(({ isUnits }) => isUnits)
  const others = open.filter(({ isUnits }) => !isUnits)
  return { byBorrower: leftOf(others, loan, asOf), byUnit: byUnit.map(missOf) }
}

type Miss = Missed & { isUnits: boolean }

function missesOf({ bills, months_paid }: WatchedLoan, asOf: Day): Miss[] {
  const periods = Map.groupBy(bills, ({ period }) => period)
  return [...periods.values()]
    .flatMap((lines) => {
      const [first] = lines
      const amount = total(lines.map(({ billed, deducted }) => satang(billed - deducted)))
      if (!first || amount <= 0 || first.due_on >= asOf) return []
      // A month that the core system counts as paid is paid, however the money came.
      const isCounted = lines.every(
        ({ instalment }) => instalment !== null && instalment <= months_paid,
      )
      if (isCounted) return []
      const isUnits = first.unit_paid_on === null || first.unit_paid_on > asOf
      return [{ period: first.period, due_on: first.due_on, amount, isUnits }]
    })
    .sort((one, other) => (one.period < other.period ? -1 : 1))
}

/** What was paid beyond the later bills makes good what was missed, the oldest first, as money without a word does. */
function leftOf(misses: Miss[], { bills, repayments }: WatchedLoan, asOf: Day): Missed[] {
  const [first] = misses
  if (!first) return []
  const isAfter = (day: Day) => day > first.due_on && day <= asOf
  const came = total(repayments.filter((one) => isAfter(one.posted_on)).map((one) => one.amount))
  const byPayroll = total(
    bills
      .filter(({ unit_paid_on }) => unit_paid_on !== null && isAfter(unit_paid_on))
      .map(({ deducted }) => deducted),
  )
  let beyond = Math.max(0, came - byPayroll)
  return misses.flatMap((miss) => {
    const madeGood = Math.min(beyond, miss.amount)
    beyond -= madeGood
    const amount = satang(miss.amount - madeGood)
    return amount > 0 ? [{ ...missOf(miss), amount }] : []
  })
}

function missOf({ period, due_on, amount }: Miss): Missed {
  return { period, due_on, amount }
}
