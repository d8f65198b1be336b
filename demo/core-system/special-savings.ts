// A second account for those whom everybody can sign in as, so that the pages have something to show: money is
// brought to the counter on ordinary days, taken out now and then, and earns interest twice a year.

import { satang, scale } from '#domain/money.ts'
import { monthEndOf, monthNumber } from '#domain/month-end.ts'
import { Dice } from './dice.ts'
import type { Emit } from './emit.ts'
import { Ledger } from './ledger.ts'
import type { Person } from './person.ts'
import { DEPOSIT_TYPES, type Plan } from './plan.ts'
import { KNOWN } from './words.ts'

const KIND = DEPOSIT_TYPES[1]
const HALF_YEAR_DAYS = 182
// The first of them runs a stall beside the ward, and is at the counter every week.
const WEEKLY = ['02', '07', '12', '17', '22', '27']

export function tellSpecialSavings(plan: Plan, person: Person, index: number, emit: Emit): void {
  if (!KNOWN[index]) return
  const dice = new Dice(plan.seed, 'special savings', index)
  const last = monthNumber(plan.asOf)
  const first = Math.max(last - plan.months + 1, monthNumber(person.joinedOn) + 1)
  const opened = monthEndOf(first - 1)
  const account_no = `${KIND.code}${person.no}2`
  const key = { account_no, membership_no: person.no }
  const start = { on: opened, balance: 20_000_00 }
  const account = new Ledger('deposit_movement', key, start, emit)
  for (let month = first; month <= last; month++) {
    const end = monthEndOf(month)
    const days = index === 0 ? WEEKLY : [dice.pick(WEEKLY)]
    for (const day of days)
      account.in('DP', dice.whole(2, 12) * 100_00, `${end.slice(0, 8)}${day}`, {})
    if (dice.chance(0.3)) account.out(dice.whole(5, 30) * 100_00, `${end.slice(0, 8)}28`)
    if (end.slice(5, 7) === '03' || end.slice(5, 7) === '09') earn(account, end)
  }
  emit('deposit_account', {
    ...key,
    type_code: KIND.code,
    account_name: `${person.prefix}${person.name} ${person.surname}`,
    opened_on: opened,
    balance: account.balance,
    monthly: 0,
    last_on: account.lastOn,
  })
}

function earn(account: Ledger, day: string): void {
  const year = 365 * 1_000_000
  const interest = scale(satang(account.balance), KIND.ratePpm * HALF_YEAR_DAYS, year)
  account.in('IN', interest, day, {})
}
