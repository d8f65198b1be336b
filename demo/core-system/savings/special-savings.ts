// A second account for those whom everybody can sign in as, so that the pages have something to show: money is
// brought to the counter on ordinary days, taken out now and then, and earns interest twice a year.

import { monthEndOf, monthNumber } from '#domain/calendar/month-end.ts'
import type { Emit } from '../files/emit.ts'
import { fullName, type Person } from '../member/person.ts'
import { DEMO_PERSONS } from '../member/words.ts'
import { officeDayUpTo } from '../office-days.ts'
import { anchorOf, DEPOSIT_TYPES, firstMonthOf, type Plan } from '../plan.ts'
import { Random } from '../random.ts'
import { FixedDeposit } from './fixed-deposit.ts'
import { SavingsAccount } from './savings-account.ts'

const KIND = DEPOSIT_TYPES[1]
// The first of them runs a stall beside the ward, and is at the counter every week.
const WEEKLY = ['06', '10', '14', '18', '22', '26']
/** Once a month is free of charge. */
const TAKEN = '28'
/** Two of them moved half of it to a fixed deposit, so many months before the anchor: one has fallen due since. */
const MOVED = { before: [13, 5], day: '20', step: 10_000_00 }
/** A deposit was keyed with a nought too many, and put right at the next visit. */
const MISKEYED = { person: 0, before: 2, day: '10', seen: '14' }

export function writeSpecialSavings(plan: Plan, person: Person, index: number, emit: Emit): void {
  if (!DEMO_PERSONS[index]) return
  const dice = new Random(plan.seed, 'special savings', index)
  const anchor = monthNumber(anchorOf(plan))
  const first = Math.max(firstMonthOf(plan), monthNumber(person.joinedOn) + 1)
  const opened = officeDayUpTo(monthEndOf(first - 1))
  const account_no = `${KIND.code}${person.no}2`
  const key = { account_no, membership_no: person.no }
  const start = { on: opened, balance: 20_000_00, since: opened }
  const account = new SavingsAccount(KIND, key, start, emit)
  let fixed: FixedDeposit | undefined
  for (let month = first; month <= monthNumber(plan.asOf); month++) {
    const end = monthEndOf(month)
    const visits: { day: string; act(on: string): void }[] = []
    const isMiskeyed = index === MISKEYED.person && month === anchor - MISKEYED.before
    for (const day of index === 0 ? WEEKLY : [dice.pick(WEEKLY)]) {
      const amount = dice.whole(2, 12) * 100_00
      if (isMiskeyed && day === MISKEYED.day) visits.push(...miskeyed(account, amount))
      else visits.push({ day, act: (on) => account.in(amount, on, {}) })
    }
    const takes = dice.chance(0.3) ? dice.whole(5, 30) * 100_00 : 0
    if (anchor - month === MOVED.before[index]) {
      const act = (on: string) => {
        const amount = Math.floor(account.balance / 2 / MOVED.step) * MOVED.step
        account.move('TO', -1, amount, on, {})
        fixed = new FixedDeposit(person, amount, on, emit)
      }
      visits.push({ day: MOVED.day, act })
    } else if (takes > 0) visits.push({ day: TAKEN, act: (on) => account.out(takes, on) })
    for (const { day, act } of visits.sort((a, b) => Number(a.day) - Number(b.day))) {
      const on = officeDayUpTo(`${end.slice(0, 8)}${day}`)
      if (on <= plan.asOf) act(on)
    }
    if (end <= plan.asOf) account.credit(end)
  }
  emit('deposit_account', {
    ...key,
    type_code: KIND.code,
    account_name: fullName(person),
    opened_on: opened,
    balance: account.balance,
    monthly: 0,
    last_on: account.lastOn,
  })
  fixed?.report(plan.asOf, emit)
}

function miskeyed(account: SavingsAccount, amount: number) {
  let wrong = 0
  return [
    {
      day: MISKEYED.day,
      act: (on: string) => {
        wrong = account.in(amount * 10, on, {})
      },
    },
    {
      day: MISKEYED.seen,
      act: (on: string) => {
        account.move('RV', -1, amount * 10, on, { reverses: wrong })
        account.move('AD', 1, amount, on, {})
      },
    },
  ]
}
