// A deposit that earns by the day, at the balance of each evening and the rate then in force; what it earned is
// paid in on the days that are published, and when it is closed.

import { toDay } from '#domain/calendar/day.ts'
import { daysBetween, monthEndOf, monthNumber } from '#domain/calendar/month-end.ts'
import type { Emit, Values } from '../files/emit.ts'
import type { DEPOSIT_TYPES } from '../plan.ts'
import { publishedRate, rateChanges } from '../published.ts'
import { Ledger } from './ledger.ts'

type Kind = (typeof DEPOSIT_TYPES)[number]

const YEAR = 365n * 1_000_000n

export class SavingsAccount {
  readonly #ledger: Ledger
  readonly #kind: Kind
  /** The balance from an evening on, since interest was last paid in. */
  #evenings: { on: string; balance: number }[]

  constructor(
    kind: Kind,
    key: Values,
    opened: { on: string; balance: number; since: string },
    emit: Emit,
  ) {
    this.#kind = kind
    this.#ledger = new Ledger('deposit_movement', key, opened, emit)
    // What is brought forward has stood since interest was last paid in, or since the account was opened.
    const last = lastCredit(kind, opened.on)
    const on = [last, opened.since].sort().at(-1) ?? last
    this.#evenings = [{ on, balance: opened.balance }]
  }

  get balance(): number {
    return this.#ledger.balance
  }

  get lastOn(): string {
    return this.#ledger.lastOn
  }

  in(amount: number, day: string, more: Values): number {
    return this.move('DP', 1, amount, day, more)
  }

  out(amount: number, day: string): number {
    return this.move('WD', -1, amount, day, {})
  }

  /** Answers the number of the movement. */
  move(code: string, sign: 1 | -1, amount: number, day: string, more: Values): number {
    const seq =
      sign === 1
        ? this.#ledger.in(code, amount, day, more)
        : this.#ledger.out(code, amount, day, more)
    this.#evenings.push({ on: day, balance: this.balance })
    return seq
  }

  /** On the last day of a month. */
  credit(day: string): void {
    if ((this.#kind.credited as readonly number[]).includes(Number(day.slice(5, 7))))
      this.#earn(day)
  }

  close(day: string): void {
    this.#earn(day)
    if (this.balance > 0) this.out(this.balance, day)
  }

  #earn(day: string): void {
    const earned = this.#evenings.reduce(
      (sum, { on, balance }, at) =>
        sum + BigInt(balance) * this.#ppmNights(on, this.#evenings[at + 1]?.on ?? day),
      0n,
    )
    const interest = Number((2n * earned + YEAR) / (2n * YEAR))
    if (interest > 0) this.#ledger.in('IN', interest, day, {})
    this.#evenings = [{ on: day, balance: this.balance }]
  }

  /** Every night from one evening up to another, at its rate. */
  #ppmNights(from: string, to: string): bigint {
    let sum = 0
    let since = from
    const changes = rateChanges('deposit', this.#kind.published)
      .filter((day) => day > from && day < to)
      .reverse()
    for (const until of [...changes, to]) {
      sum +=
        daysBetween(toDay(since), toDay(until)) *
        publishedRate('deposit', this.#kind.published, since)
      since = until
    }
    return BigInt(sum)
  }
}

/** The last day on or before another on which interest was paid in. */
function lastCredit({ credited }: Kind, day: string): string {
  let month = monthNumber(day)
  if (monthEndOf(month) !== day) month--
  while (!(credited as readonly number[]).includes((month % 12) + 1)) month--
  return monthEndOf(month)
}
