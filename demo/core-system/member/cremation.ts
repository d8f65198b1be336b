// Cremation associations: who is in one, and what each month's bill of it is.

import { monthNumber } from '#domain/calendar/month-end.ts'
import type { Emit } from '../files/emit.ts'
import { moved } from '../office-days.ts'
import { FUNDS, type Plan } from '../plan.ts'
import type { Random } from '../random.ts'
import { deathsIn } from './deaths.ts'
import { fullName, type Person } from './person.ts'

const ERA = 543
/** From being taken in until one is covered, and pays for others. */
const WAITING_DAYS = 180
const DECEMBER = 11

export interface FundMember {
  fund: (typeof FUNDS)[number]
  since: string
  /** Paid before it was billed. */
  advance: number
}

export function fundsOf(plan: Plan, person: Person, dice: Random): FundMember[] {
  const since = moved(person.joinedOn, WAITING_DAYS)
  const chosen = FUNDS.filter((_, nth) => dice.chance(nth === 0 ? 0.6 : 0.25))
  if (since > (person.endedOn ?? plan.asOf)) return []
  return chosen.map((fund) => ({ fund, since, advance: 0 }))
}

/** Everybody in a fund pays for the same deaths: those of the month before, once they are covered. */
export function billCremation(
  funds: readonly FundMember[],
  { no }: Person,
  period: string,
  emit: Emit,
): number {
  const month = monthNumber(period)
  let sum = 0
  for (const { fund, since } of funds) {
    if (month <= monthNumber(since)) continue
    let seq = 0
    const bill = (description: string, amount: number) => {
      emit('cremation_collection', {
        fund_code: fund.code,
        membership_no: no,
        period,
        seq: ++seq,
        description,
        amount,
      })
      sum += amount
    }
    for (const number of deathsIn(fund, month - 1)) bill(`ชำระศพที่ ${number}`, fund.perDeath)
    if (fund.yearly > 0 && month % 12 === DECEMBER)
      bill(`ค่าบำรุงรายปี ${Math.floor(month / 12) + 1 + ERA}`, fund.yearly)
  }
  return sum
}

export function reportFunds(funds: readonly FundMember[], person: Person, emit: Emit): void {
  for (const { fund, since, advance } of funds) {
    emit('cremation_member', {
      fund_code: fund.code,
      membership_no: person.no,
      registered_no: `${fund.code}-${person.no}`,
      since_on: since,
      benefit: fund.benefit,
      advance,
      payee: `ทายาทของ${fullName(person)}`,
      state: person.endedOn ? 'ended' : 'active',
    })
  }
}
