// What the cooperative gives besides: rights and what was asked for, under the conditions it has published.

import { monthEndOf, monthNumber } from '#domain/calendar/month-end.ts'
import type { Emit } from '../files/emit.ts'
import { moved, officeDayFrom, officeDayUpTo, yearsLater } from '../office-days.ts'
import { anchorOf, firstMonthOf, type Plan, type WELFARE_TYPES } from '../plan.ts'
import { Random } from '../random.ts'
import type { Child } from './beneficiaries.ts'
import type { Person } from './person.ts'
import { DEMO_PERSONS } from './words.ts'

const ERA = 543
const BIRTHDAY_GIFT = 100_00
const NEWBORN_GIFT = 1_000_00
const MOST_NEWBORN = 3
/** Grants by the school a child is at, from this age on. */
// biome-ignore format: a table reads in columns
const GRANTS = [
  { from: 18, amount: 2_500_00 },
  { from: 15, amount: 2_000_00 },
  { from: 12, amount: 1_500_00 },
  { from: 6,  amount: 1_000_00 },
]
const OLDEST_PUPIL = 25
/** By how many months somebody was a member when they died. */
// biome-ignore format: a table reads in columns
const DEATH = [
  { from: 120, amount: 200_000_00 },
  { from: 60,  amount: 60_000_00 },
  { from: 0,   amount: 30_000_00 },
]
/** The flood of September 2569, in these districts, and by how much was damaged. */
const FLOOD = {
  on: '2026-09-11',
  districts: ['ผาน้ำแสง', 'ธารทองคำ'],
  most: [10_000_00, 6_000_00, 3_000_00],
}
/** Who wrote on the public pages that they asked for it. */
const ASKED_AFTER_FLOOD = ['000701']
const NEWBORN_OF: Record<string, string> = { '000867': '2026-10-09' }

type Code = (typeof WELFARE_TYPES)[number]['code']

export class Welfare {
  readonly #plan: Plan
  readonly #person: Person
  readonly #index: number
  readonly #dice: Random
  readonly #emit: Emit
  /** Until when something could be asked for. */
  readonly #until: string
  readonly #anchorYear: number

  constructor(plan: Plan, person: Person, index: number, emit: Emit) {
    this.#plan = plan
    this.#person = person
    this.#index = index
    this.#dice = new Random(plan.seed, 'welfare', index)
    this.#emit = emit
    this.#until = person.endedOn ?? plan.asOf
    this.#anchorYear = Number(anchorOf(plan).slice(0, 4))
  }

  report(children: readonly Child[]): void {
    this.#birthdays()
    this.#schooling(children)
    this.#flood()
    this.#death()
    this.#newborn(children)
  }

  /** Paid in the month of birth to whoever has been a member for a year, without being asked. */
  #birthdays(): void {
    const { birth, joinedOn } = this.#person
    const thisYear = Number(this.#plan.asOf.slice(0, 4))
    const firstYear = Number(monthEndOf(firstMonthOf(this.#plan)).slice(0, 4))
    let used = 0
    for (let year = firstYear; year <= thisYear; year++) {
      const day = officeDayUpTo(monthEndOf(year * 12 + Number(birth.slice(5, 7)) - 1))
      if (day > this.#until || yearsLater(joinedOn, 1) > day) continue
      this.#request('W01', `${year + ERA}`, day, BIRTHDAY_GIFT, 'paid')
      if (year === thisYear) used = BIRTHDAY_GIFT
    }
    if (yearsLater(joinedOn, 1) <= `${thisYear}-12-31`) this.#right('W01', BIRTHDAY_GIFT, used)
  }

  /** One grant a family and year, asked for in May and paid at the end of August. */
  #schooling(children: readonly Child[]): void {
    const thisYear = Number(this.#plan.asOf.slice(0, 4))
    this.#grant(children, this.#anchorYear, this.#dice)
    for (let year = this.#anchorYear + 1; year <= thisYear; year++)
      this.#grant(children, year, new Random(this.#plan.seed, 'grant', this.#index, year))
  }

  #grant(children: readonly Child[], year: number, dice: Random): void {
    const ages = children
      .map(({ born }) => year - born)
      .filter((age) => age >= 6 && age <= OLDEST_PUPIL - 1)
    const [age] = ages
    const asks = dice.chance(0.09) || this.#index === 0
    const isRefused = dice.chance(0.18) && this.#index !== 0
    if (age === undefined) return
    const right = (amount: number, used: number) => {
      if (this.#plan.asOf.startsWith(String(year))) this.#right('W02', amount, used)
    }
    const grant = GRANTS.find(({ from }) => age >= from)?.amount ?? 0
    const requested = officeDayFrom(`${year}-05-${String(dice.whole(6, 26)).padStart(2, '0')}`)
    const isDecided = `${year}-08-28` <= this.#plan.asOf
    if (!asks || requested > this.#until || requested < this.#person.joinedOn) {
      right(grant, 0)
      return
    }
    const state = !isDecided ? 'waiting' : isRefused ? 'refused' : 'paid'
    this.#request('W02', `${year + ERA}`, requested, grant, state)
    right(grant, state === 'paid' ? grant : 0)
  }

  #flood(): void {
    const { no, district, joinedOn } = this.#person
    const hit = FLOOD.districts.includes(district) && joinedOn < FLOOD.on
    const asks = this.#dice.chance(0.08) || this.#index === 1 || ASKED_AFTER_FLOOD.includes(no)
    const most = DEMO_PERSONS[this.#index]
      ? FLOOD.most[2]
      : ASKED_AFTER_FLOOD.includes(no)
        ? FLOOD.most[1]
        : this.#dice.pick(FLOOD.most)
    const requested = officeDayFrom(moved(FLOOD.on, this.#dice.whole(4, 45)))
    const amount = most ?? 0
    if (!hit || !asks || requested > this.#until) {
      this.#right('W03', FLOOD.most[0] ?? 0, 0)
      return
    }
    const isPaid = moved(requested, 20) <= this.#plan.asOf
    this.#request('W03', '1', requested, amount, isPaid ? 'paid' : 'waiting')
    this.#right('W03', FLOOD.most[0] ?? 0, isPaid ? amount : 0)
  }

  #death(): void {
    const { joinedOn, endedOn, state } = this.#person
    const months = wholeMonths(joinedOn, endedOn ?? this.#plan.asOf)
    const amount = DEATH.find(({ from }) => months >= from)?.amount ?? 0
    const isDead = state === 'died' && endedOn !== undefined
    const requested = endedOn && officeDayFrom(moved(endedOn, this.#dice.whole(7, 60)))
    const isAsked = isDead && requested !== undefined && requested <= this.#plan.asOf
    if (isAsked) this.#request('W04', '1', requested, amount, 'paid')
    this.#right('W04', amount, isAsked ? amount : 0)
  }

  /** Of three children at most, within ninety days, by whoever was a member half a year before. */
  #newborn(children: readonly Child[]): void {
    const told = NEWBORN_OF[this.#person.no]
    // Whoever is born after the anchor has dice of their own, so that the elder ones keep theirs.
    const diceOf = (born: number) =>
      born < this.#anchorYear
        ? this.#dice
        : new Random(this.#plan.seed, 'newborn', this.#index, born)
    const asked = children
      .map(({ born }) => ({ day: `${born}-06-11`, dice: diceOf(born) }))
      .filter(({ dice }) => dice.chance(0.5) || this.#index === 2)
    const birthdays = told ? [{ day: told, dice: this.#dice }] : asked
    let given = 0
    for (const { day, dice } of birthdays.slice(0, MOST_NEWBORN)) {
      const requested = officeDayFrom(moved(day, dice.whole(10, 75)))
      const isMember = moved(this.#person.joinedOn, 184) <= day
      if (!isMember || requested > this.#until) continue
      this.#request('W05', String(++given), requested, NEWBORN_GIFT, 'paid')
    }
    this.#right('W05', MOST_NEWBORN * NEWBORN_GIFT, given * NEWBORN_GIFT)
  }

  #right(type_code: Code, amount: number, used: number): void {
    // Whoever is gone can ask for nothing more.
    const held = this.#person.endedOn ? used : amount
    if (held === 0) return
    this.#emit('welfare_right', { membership_no: this.#person.no, type_code, amount: held, used })
  }

  #request(
    type_code: Code,
    nth: string,
    requested_on: string,
    amount: number,
    state: string,
  ): void {
    this.#emit('welfare_request', {
      request_no: `${type_code}-${this.#person.no}-${nth}`,
      membership_no: this.#person.no,
      type_code,
      requested_on,
      amount,
      state,
    })
  }
}

function wholeMonths(from: string, to: string): number {
  return monthNumber(to) - monthNumber(from) - (to.slice(8) < from.slice(8) ? 1 : 0)
}
