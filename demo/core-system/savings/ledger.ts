// Shares and deposits: accounts that money goes into and out of, with the balance after each time.

import type { Emit, Values } from '../files/emit.ts'

export class Ledger {
  balance = 0
  lastOn: string
  #seq = 0
  readonly #set: string
  readonly #key: Values
  readonly #emit: Emit

  /** What is opened with nothing brought forward has no balance yet. */
  constructor(set: string, key: Values, opened: { on: string; balance?: number }, emit: Emit) {
    this.#set = set
    this.#key = key
    this.#emit = emit
    this.lastOn = opened.on
    if (opened.balance === undefined) return
    this.balance = opened.balance
    this.#write('BF', 0, opened.balance, opened.on, {})
  }

  /** Answers the number of the movement, as `out` does. */
  in(code: string, amount: number, day: string, more: Values): number {
    this.balance += amount
    return this.#write(code, 1, amount, day, more)
  }

  out(code: string, amount: number, day: string, more: Values): number {
    this.balance -= amount
    return this.#write(code, -1, amount, day, more)
  }

  #write(code: string, sign: number, amount: number, day: string, more: Values): number {
    this.lastOn = day
    this.#emit(this.#set, {
      ...this.#key,
      seq: ++this.#seq,
      posted_on: day,
      code,
      sign,
      amount,
      balance: this.balance,
      ...more,
    })
    return this.#seq
  }
}
