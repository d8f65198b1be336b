// A ledger counted through from its first line: every balance is what was brought forward and all that moved since.

import type { Row } from './read-night.ts'

export interface Step {
  seq: number
  on: string
  receipt: string | null
  code: string
  sign: number
  amount: number
  /** Of a loan. */
  interest: number
  balance: number
  /** The number of the movement that it takes back, or that takes it back. */
  reverses: number | null
  reversedBy: number | null
  row: Row
}

export function replay(rows: readonly Row[], amountColumn: 'amount' | 'principal'): Step[] {
  let balance = 0
  const reversals = new Map(
    rows
      .filter((row) => row.text('reverses') !== '')
      .map((row) => [row.whole('reverses'), row.whole('seq')]),
  )
  return rows
    .toSorted((one, other) => one.whole('seq') - other.whole('seq'))
    .map((row) => {
      const sign = row.whole('sign')
      const amount = row.baht(amountColumn)
      balance = sign === 0 ? amount : balance + sign * amount
      return {
        seq: row.whole('seq'),
        on: row.day('posted_on'),
        receipt: row.maybe('receipt_no'),
        code: row.text('code'),
        sign,
        amount,
        interest: row.baht('interest'),
        balance,
        reverses: row.or('reverses', (own) => own.whole('reverses')),
        reversedBy: reversals.get(row.whole('seq')) ?? null,
        row,
      }
    })
}

/** What was there at the end of a day; null before anything was. */
export function balanceOn(steps: readonly Step[], day: string): number | null {
  return steps.findLast(({ on }) => on <= day)?.balance ?? null
}

export interface Days {
  from: string
  to: string
}

export function inside(steps: readonly Step[], { from, to }: Days): Step[] {
  return steps.filter(({ on }) => on >= from && on <= to)
}

/** What was brought forward within the days was there before them. */
export function openingOf(steps: readonly Step[], days: Days): number {
  const before = steps.filter(({ on, sign }) => on < days.from || (sign === 0 && on <= days.to))
  return before.at(-1)?.balance ?? 0
}

/** The days of a statement, and what was there before and after them. */
export function balancesOf(steps: readonly Step[], days: Days) {
  return {
    ...days,
    opening_balance: openingOf(steps, days),
    closing_balance: balanceOn(steps, days.to) ?? 0,
  }
}

/** What every statement says of a movement. */
export function movementOf({ seq, on, receipt, code, sign }: Step) {
  return { seq, posted_on: on, receipt_no: receipt, code, sign }
}
