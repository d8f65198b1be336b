// A fixed deposit of twelve months, opened with money out of another account of the member. It earns the rate of the
// day its term begins; what it earned is paid in when the term is over, less the tax on it, and a new term begins.

import { toDay } from '#domain/calendar/day.ts'
import { daysBetween, monthNumber } from '#domain/calendar/month-end.ts'
import { satang, scale } from '#domain/money/money.ts'
import type { Emit, Values } from '../files/emit.ts'
import { fullName, type Person } from '../member/person.ts'
import { DEFAULTER } from '../member/words.ts'
import { officeDayUpTo, yearsLater } from '../office-days.ts'
import { anchorOf, DEPOSIT_TYPES, type Plan } from '../plan.ts'
import { publishedRate } from '../published.ts'
import { Random } from '../random.ts'
import { Ledger } from './ledger.ts'
import type { SavingsAccount } from './savings-account.ts'

const KIND = DEPOSIT_TYPES[2]
/** Of a hundred. Interest of savings deposits at a cooperative is free of it (Revenue Code s.42(8)), of fixed ones not. */
const TAX = 15
const YEAR = 365 * 1_000_000
const PART = 0.05
const STEP = 5_000_00

export class FixedDeposit {
  readonly #person: Person
  readonly #key: Values
  readonly #ledger: Ledger
  readonly #openedOn: string
  #since: string

  constructor(person: Person, amount: number, day: string, emit: Emit) {
    this.#person = person
    this.#key = { account_no: `${KIND.code}${person.no}3`, membership_no: person.no }
    this.#openedOn = day
    this.#since = day
    this.#ledger = new Ledger('deposit_movement', this.#key, { on: day }, emit)
    this.#ledger.in('TI', amount, day, {})
  }

  /** Pays in what fell due up to a day, and tells of the account as it then is. */
  report(asOf: string, emit: Emit): void {
    for (let due = yearsLater(this.#since, 1); due <= asOf; due = yearsLater(due, 1))
      this.#earn(due)
    emit('deposit_account', {
      ...this.#key,
      type_code: KIND.code,
      account_name: fullName(this.#person),
      opened_on: this.#openedOn,
      balance: this.#ledger.balance,
      monthly: 0,
      last_on: this.#ledger.lastOn,
    })
  }

  #earn(due: string): void {
    const days = daysBetween(toDay(this.#since), toDay(due))
    const ppm = publishedRate('deposit', KIND.published, this.#since)
    const interest = scale(satang(this.#ledger.balance), ppm * days, YEAR)
    this.#ledger.in('IN', interest, due, {})
    this.#ledger.out('TX', scale(interest, TAX, 100), due, {})
    this.#since = due
  }
}

/** The month in which some move half of their savings to a fixed deposit, before the anchor. */
export function fixedDepositIn(plan: Plan, { endedOn }: Person, index: number): number | undefined {
  const dice = new Random(plan.seed, 'fixed deposit', index)
  const isOne = index > DEFAULTER && endedOn === undefined && dice.chance(PART)
  return isOne ? monthNumber(anchorOf(plan)) - dice.whole(1, 30) : undefined
}

export function openFixedDeposit(
  person: Person,
  savings: SavingsAccount,
  monthEnd: string,
  emit: Emit,
): FixedDeposit | undefined {
  const amount = Math.floor(savings.balance / 2 / STEP) * STEP
  if (amount === 0) return undefined
  const day = officeDayUpTo(`${monthEnd.slice(0, 8)}20`)
  savings.move('TO', -1, amount, day, {})
  return new FixedDeposit(person, amount, day, emit)
}
