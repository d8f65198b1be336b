// One member, whole, from the seed and a number: whoever asks again gets the same person.

import { monthEndOf, monthNumber } from '#domain/calendar/month-end.ts'
import { officeDayUpTo } from '../office-days.ts'
import { anchorOf, firstMonthOf, type Plan } from '../plan.ts'
import { Random } from '../random.ts'
import {
  DEMO_PERSONS,
  DISTRICTS,
  MEN,
  NAMED,
  POSITIONS,
  PROVINCE,
  SUBDISTRICTS,
  SURNAMES,
  WOMEN,
} from './words.ts'

export interface Person {
  no: string
  prefix: string
  name: string
  surname: string
  nationalId: string
  birth: string
  mobile: string
  email: string | undefined
  /** Where the cooperative pays to. */
  payBank: string
  payAccount: string
  houseNo: string
  moo: string
  soi?: string
  road?: string
  subdistrict: string
  district: string
  province: string
  postcode: string
  position: string
  salary: number // satang a month
  joinedOn: string
  endedOn: string | undefined
  state: 'active' | 'retired' | 'left' | 'died'
  /** Where they worked, oldest first. */
  units: { unitNo: string; from: string; until: string | undefined }[]
}

const YEAR = 12
/** Nobody is taken in later; the cremation association takes nobody older either. */
const OLDEST_JOINER = 55
const RETIRES_AT = 60
/** The public pages tell of every death of this month, and none was of somebody at work. */
const TOLD_MONTH = '2026-10'

export function personOf(plan: Plan, index: number): Person {
  const dice = new Random(plan.seed, 'person', index)
  const known = DEMO_PERSONS[index] ?? NAMED[membershipNo(index)]
  const now = monthNumber(anchorOf(plan))
  const sex = known?.sex ?? (dice.chance(0.7) ? 'f' : 'm') // a health cooperative
  const age = dice.whole(24, 74)
  const drawn = dayIn(now - age * YEAR - dice.whole(0, 11), dice)
  const birth = known?.birth ?? drawn
  const years = Math.floor((now - monthNumber(birth)) / YEAR)
  // A third joined within the time the files tell of, so that beginnings are in them too.
  const longest = (years - 22) * YEAR
  const shortest = Math.max(1, (years - OLDEST_JOINER + 1) * YEAR)
  const held = dice.chance(0.33) ? dice.whole(0, plan.months) : dice.whole(plan.months, 360)
  const joined = dayIn(now - Math.min(Math.max(held, shortest), longest), dice)
  const joinedOn = known?.joined ?? joined
  const retiredOn = retirementOf(birth)
  const isRetired = retiredOn <= plan.asOf
  const fate = known ? 1 : dice.next()
  const state = fate < 0.015 ? 'died' : fate < 0.045 ? 'left' : isRetired ? 'retired' : 'active'
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
    payBank: '006',
    payAccount: firstAccount(plan, membershipNo(index)),
    houseNo: `${dice.whole(1, 399)}${dice.chance(0.3) ? `/${dice.whole(1, 60)}` : ''}`,
    moo: String(dice.whole(1, 12)),
    subdistrict: dice.pick(SUBDISTRICTS),
    district: known?.district ?? dice.pick(DISTRICTS),
    province: PROVINCE,
    postcode: '99000',
    position: dice.pick(POSITIONS),
    salary: known?.salary ?? salary,
    joinedOn,
    // Nobody ends before the files begin: what they had must still be in them.
    endedOn: ended,
    state:
      ended === undefined && (state === 'died' || state === 'left')
        ? isRetired
          ? 'retired'
          : 'active'
        : state,
    units: unitsOf(plan, { joinedOn, ended, retiredOn, unit: known?.unit }, dice),
  }
}

/** Before any order changed it; drawn apart, so that everybody's other figures stay as they were. */
export function firstAccount(plan: Plan, no: string): string {
  return String(new Random(plan.seed, 'account', no).whole(1_000_000_000, 9_999_999_999))
}

export function fullName({ prefix, name, surname }: Person): string {
  return `${prefix}${name} ${surname}`
}

/** The first of October after the sixtieth birthday; whoever is born on that day retires on it. */
function retirementOf(birth: string): string {
  const year = Number(birth.slice(0, 4)) + RETIRES_AT
  return birth.slice(5) <= '10-01' ? `${year}-10-01` : `${year + 1}-10-01`
}

export function membershipNo(index: number): string {
  return String(index + 1).padStart(6, '0')
}

export function unitNo(index: number): string {
  return `0001${String(index + 1).padStart(4, '0')}`
}

function dayIn(month: number, dice: Random): string {
  return `${monthEndOf(month).slice(0, 8)}${String(dice.whole(1, 28)).padStart(2, '0')}`
}

function endOf(plan: Plan, joinedOn: string, dice: Random): string | undefined {
  const now = monthNumber(anchorOf(plan))
  const first = Math.max(firstMonthOf(plan) + 1, monthNumber(joinedOn) + 2)
  if (first > now) return undefined
  const drawn = monthEndOf(dice.whole(first, now)).slice(0, 7)
  const month = drawn === TOLD_MONTH ? monthEndOf(monthNumber(drawn) - 1).slice(0, 7) : drawn
  return officeDayUpTo(`${month}-15`)
}

interface Career {
  joinedOn: string
  ended: string | undefined
  retiredOn: string
  /** Of those of whom it is known. */
  unit: number | undefined
}

/** Where somebody worked; whoever draws a pension is in the pensioners' group from the first day of it. */
function unitsOf(plan: Plan, career: Career, dice: Random): Person['units'] {
  const { joinedOn, ended, retiredOn, unit } = career
  const working = Math.max(1, plan.units - (plan.units > 2 ? 1 : 0))
  const drawnUnit = dice.whole(0, working - 1)
  const first = unit !== undefined && unit < working ? unit : drawnUnit
  const anchor = anchorOf(plan)
  const moves = dice.chance(0.06) && working > 1 && unit === undefined
  const month = monthNumber(anchor) - dice.whole(1, Math.max(1, plan.months - 2))
  const retires = plan.units > 2 && retiredOn > joinedOn && retiredOn <= (ended ?? plan.asOf)
  const last = monthNumber(ended ?? anchor)
  const goes = moves && month > monthNumber(joinedOn) + 1 && month < last
  const stays: Person['units'] = [{ unitNo: unitNo(first), from: joinedOn, until: undefined }]
  // Whoever draws a pension by then moved nowhere else before.
  if (goes && !(retires && retiredOn <= anchor)) move(stays, (first + 1) % working, month)
  if (retires) move(stays, plan.units - 1, monthNumber(retiredOn))
  return stays
}

function move(stays: Person['units'], unit: number, month: number): void {
  const here = stays.at(-1)
  if (here) here.until = monthEndOf(month - 1)
  stays.push({
    unitNo: unitNo(unit),
    from: `${monthEndOf(month).slice(0, 8)}01`,
    until: undefined,
  })
}

/** Thirteen digits with a right check digit, of a kind that no office gives out (they begin with 0). */
function nationalId(index: number, dice: Random): string {
  const twelve = `0${String(index).padStart(7, '0')}${String(dice.whole(0, 9_999)).padStart(4, '0')}`
  let sum = 0
  for (let at = 0; at < 12; at++) sum += Number(twelve[at]) * (13 - at)
  return `${twelve}${(11 - (sum % 11)) % 10}`
}
