// A second account for those whom everybody can sign in as, so that the pages have something to show: money is
// brought to the counter on ordinary days, taken out now and then, and earns interest twice a year.

import { monthEndOf, monthNumber } from '#domain/month-end.ts'
import { Dice } from './dice.ts'
import type { Emit } from './emit.ts'
import { officeDayUpTo } from './office-days.ts'
import { fullName, type Person } from './person.ts'
import { DEPOSIT_TYPES, firstMonthOf, type Plan } from './plan.ts'
import { SavingsAccount } from './savings-account.ts'
import { KNOWN } from './words.ts'

const KIND = DEPOSIT_TYPES[1]
// The first of them runs a stall beside the ward, and is at the counter every week.
const WEEKLY = ['06', '10', '14', '18', '22', '26']

export function tellSpecialSavings(plan: Plan, person: Person, index: number, emit: Emit): void {
  if (!KNOWN[index]) return
  const dice = new Dice(plan.seed, 'special savings', index)
  const first = Math.max(firstMonthOf(plan), monthNumber(person.joinedOn) + 1)
  const opened = officeDayUpTo(monthEndOf(first - 1))
  const account_no = `${KIND.code}${person.no}2`
  const key = { account_no, membership_no: person.no }
  const start = { on: opened, balance: 20_000_00, since: opened }
  const account = new SavingsAccount(KIND, key, start, emit)
  for (let month = first; month <= monthNumber(plan.asOf); month++) {
    const end = monthEndOf(month)
    const dayIn = (day: string) => officeDayUpTo(`${end.slice(0, 8)}${day}`)
    for (const day of index === 0 ? WEEKLY : [dice.pick(WEEKLY)]) {
      const amount = dice.whole(2, 12) * 100_00
      if (dayIn(day) <= plan.asOf) account.in(amount, dayIn(day), {})
    }
    // Once a month is free of charge.
    const takes = dice.chance(0.3) ? dice.whole(5, 30) * 100_00 : 0
    if (takes > 0 && dayIn('28') <= plan.asOf) account.out(takes, dayIn('28'))
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
}
