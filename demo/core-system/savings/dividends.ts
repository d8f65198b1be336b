// A year's dividend on shares and its return of interest, at the rates a general meeting approved.

import { satang, scale } from '#domain/money/money.ts'
import type { Emit } from '../files/emit.ts'
import { firstAccount, type Person } from '../member/person.ts'
import { APPROVED_RATES, OLDER_RATES, type Plan } from '../plan.ts'
import { Random } from '../random.ts'

const MILLION = 1_000_000
const OLDEST_TOLD = APPROVED_RATES.at(-1)?.year ?? 0

export interface YearOfShares {
  opening: number
  contributions: Map<number, number> // by month
  interestPaid: number
  missed: boolean
}

export class ShareYears {
  readonly #years = new Map<number, YearOfShares>()

  of(year: number, opening: number): YearOfShares {
    const found = this.#years.get(year) ?? {
      opening,
      contributions: new Map(),
      interestPaid: 0,
      missed: false,
    }
    this.#years.set(year, found)
    return found
  }

  report(plan: Plan, person: Person, isInFederation: boolean, emit: Emit): void {
    for (const [year, told] of this.#years) {
      const rates = approvedFor(year, plan.asOf)
      // Whoever left during a year took their shares with them.
      if (!rates || (person.endedOn && person.endedOn <= `${year}-12-31`)) continue
      reportYear(plan, person, year, told, rates, isInFederation, emit)
    }
  }
}

function approvedFor(year: number, asOf: string) {
  const found = APPROVED_RATES.find((rates) => rates.year === year)
  if (found) return found.approvedOn <= asOf ? found : undefined
  return year < OLDEST_TOLD ? OLDER_RATES : undefined
}

function reportYear(
  plan: Plan,
  person: Person,
  year: number,
  told: YearOfShares,
  { dividendPpm, returnPpm }: { dividendPpm: number; returnPpm: number },
  isInFederation: boolean,
  emit: Emit,
): void {
  const dice = new Random(plan.seed, 'dividend', person.no, year)
  let dividend = Number(scale(satang(told.opening), dividendPpm, MILLION))
  for (const [month, amount] of told.contributions) {
    dividend += scale(satang(amount), dividendPpm * (12 - month), 12 * MILLION)
  }
  // Whoever defaulted gets none of the interest back.
  const average_return = told.missed
    ? 0
    : Number(scale(satang(told.interestPaid), returnPpm, MILLION))
  const wanted =
    isInFederation && dice.chance(0.6)
      ? ([['เงินสงเคราะห์ล่วงหน้า สมาคมฌาปนกิจสหกรณ์ (กลาง)', 600_00]] as const)
      : []
  const taken = wanted.filter(([, amount]) => amount <= dividend + average_return)
  const deducted = taken.reduce((sum, [, amount]) => sum + amount, 0)
  emit('dividend', {
    year,
    membership_no: person.no,
    rate: dividendPpm,
    return_rate: returnPpm,
    dividend,
    average_return,
    deducted,
    net: dividend + average_return - deducted,
    pay_method: 'bank',
    pay_account: firstAccount(plan, person.no),
    defaulted: told.missed ? 'yes' : 'no',
  })
  taken.forEach(([description, amount], at) => {
    emit('dividend_deduction', { year, membership_no: person.no, seq: at + 1, description, amount })
  })
}
