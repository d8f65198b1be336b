// One member, whole, from the seed and a number: whoever asks again gets the same person.

import { monthEndOf, monthNumber } from '#domain/month-end.ts'
import { Dice } from './dice.ts'
import type { Plan } from './plan.ts'
import { DISTRICTS, KNOWN, MEN, POSITIONS, SUBDISTRICTS, SURNAMES, WOMEN } from './words.ts'

export interface Person {
  no: string
  prefix: string
  name: string
  surname: string
  nationalId: string
  birth: string
  mobile: string
  email: string | undefined
  houseNo: string
  moo: string
  subdistrict: string
  district: string
  position: string
  salary: number // satang a month
  joinedOn: string
  endedOn: string | undefined
  state: 'active' | 'retired' | 'left' | 'died'
  /** Where they worked, oldest first. */
  units: { unitNo: string; from: string; until: string | undefined }[]
}

const YEAR = 12

export function personOf(plan: Plan, index: number): Person {
  const dice = new Dice(plan.seed, 'person', index)
  const known = KNOWN[index]
  const now = monthNumber(plan.asOf)
  const sex = known?.sex ?? (dice.chance(0.7) ? 'f' : 'm') // a health cooperative
  const age = dice.whole(24, 74)
  const birth = known?.birth ?? dayIn(now - age * YEAR - dice.whole(0, 11), dice)
  const years = Math.floor((now - monthNumber(birth)) / YEAR)
  // A third joined within the time the files tell of, so that beginnings are in them too.
  const longest = (years - 22) * YEAR
  const held = dice.chance(0.33) ? dice.whole(0, plan.months) : dice.whole(plan.months, 360)
  const joinedOn = dayIn(now - Math.min(Math.max(held, 1), longest), dice)
  const fate = known ? 1 : dice.next()
  const state = fate < 0.015 ? 'died' : fate < 0.045 ? 'left' : years >= 60 ? 'retired' : 'active'
  const ended = state === 'died' || state === 'left' ? endOf(plan, joinedOn, dice) : undefined
  const salary = Math.round((15_000 + (years - 22) * 850 + dice.whole(0, 6_000)) / 10) * 10 * 100
  return {
    no: membershipNo(index),
    prefix: sex === 'm' ? 'นาย' : dice.chance(0.45) ? 'นาง' : 'นางสาว',
    name: known?.name ?? dice.pick(sex === 'm' ? MEN : WOMEN),
    surname: known?.surname ?? dice.pick(SURNAMES),
    nationalId: nationalId(index, dice),
    birth,
    mobile: `08${String(dice.whole(0, 99_999_999)).padStart(8, '0')}`,
    email: index % 3 === 0 ? `m${membershipNo(index)}@example.com` : undefined,
    houseNo: `${dice.whole(1, 399)}${dice.chance(0.3) ? `/${dice.whole(1, 60)}` : ''}`,
    moo: String(dice.whole(1, 12)),
    subdistrict: dice.pick(SUBDISTRICTS),
    district: dice.pick(DISTRICTS),
    position: dice.pick(POSITIONS),
    salary,
    joinedOn,
    // Nobody ends before the files begin: what they had must still be in them.
    endedOn: ended,
    state: ended === undefined && (state === 'died' || state === 'left') ? 'active' : state,
    units: unitsOf(plan, index, { joinedOn, ended, retired: years >= 60 && !ended }, dice),
  }
}

export function membershipNo(index: number): string {
  return String(index + 1).padStart(6, '0')
}

export function unitNo(index: number): string {
  return `0001${String(index + 1).padStart(4, '0')}`
}

function dayIn(month: number, dice: Dice): string {
  return `${monthEndOf(month).slice(0, 8)}${String(dice.whole(1, 28)).padStart(2, '0')}`
}

function endOf(plan: Plan, joinedOn: string, dice: Dice): string | undefined {
  const now = monthNumber(plan.asOf)
  const first = Math.max(now - plan.months + 2, monthNumber(joinedOn) + 2)
  if (first > now) return undefined
  return `${monthEndOf(dice.whole(first, now)).slice(0, 8)}15`
}

interface Career {
  joinedOn: string
  ended: string | undefined
  retired: boolean
}

function unitsOf(plan: Plan, index: number, { joinedOn, ended, retired }: Career, dice: Dice) {
  const working = Math.max(1, plan.units - (plan.units > 2 ? 1 : 0))
  const first = index < 2 ? 0 : dice.whole(0, working - 1)
  const now = monthNumber(plan.asOf)
  const moves = (retired && plan.units > 2) || (working > 1 && dice.chance(0.06))
  const month = now - dice.whole(1, Math.max(1, plan.months - 2))
  const last = monthNumber(ended ?? plan.asOf)
  if (!moves || month <= monthNumber(joinedOn) + 1 || month >= last) {
    return [{ unitNo: unitNo(first), from: joinedOn, until: undefined }]
  }
  const second = retired && plan.units > 2 ? plan.units - 1 : (first + 1) % working
  const from = `${monthEndOf(month).slice(0, 8)}01`
  return [
    { unitNo: unitNo(first), from: joinedOn, until: monthEndOf(month - 1) },
    { unitNo: unitNo(second), from, until: undefined },
  ]
}

/** Thirteen digits with a right check digit, of a kind that no office gives out (they begin with 0). */
function nationalId(index: number, dice: Dice): string {
  const twelve = `0${String(index).padStart(7, '0')}${String(dice.whole(0, 9_999)).padStart(4, '0')}`
  let sum = 0
  for (let at = 0; at < 12; at++) sum += Number(twelve[at]) * (13 - at)
  return `${twelve}${(11 - (sum % 11)) % 10}`
}
