// What is other than last month, person by person, with a reason each: what a payroll clerk has to key anew.

import type { Day } from '../calendar/day.ts'
import { shortDate } from '../calendar/thai-date.ts'
import {
  type BilledLine,
  collectionChanges,
  type LineChange,
} from '../collection/collection-change.ts'
import { type Satang, satang, total } from '../money/money.ts'

export type PersonChange = 'new' | 'gone' | 'changed' | 'same'

/** In the order in which they are asked for. */
export const PERSON_CHANGES: Record<PersonChange, string> = {
  new: 'เพิ่มใหม่',
  gone: 'ไม่มีในเดือนนี้',
  changed: 'ยอดเปลี่ยน',
  same: 'เท่าเดิม',
}

/** When somebody came to this unit and left it, as its register has it. */
export interface Belonging {
  from_on: Day | null
  until_on: Day | null
  joined_on: Day | null
  state: 'active' | 'retired' | 'left' | 'died' | null
}

export interface ChangeOfPerson {
  change: PersonChange
  before: Satang
  difference: Satang
  why: string
  lines: LineChange[]
}

/** Against the month before; nobody has lines in neither. */
export function changeOfPerson(
  before: readonly BilledLine[],
  now: readonly BilledLine[],
  belonging: Belonging,
  previousPeriod: Day,
): ChangeOfPerson {
  const lines = collectionChanges(before, now, previousPeriod)
  const was = total(before.map(({ billed }) => billed))
  const is = total(now.map(({ billed }) => billed))
  const change = changeIn(before.length, now.length, lines)
  return {
    change,
    before: was,
    difference: satang(is - was),
    why: why(change, belonging, previousPeriod, lines),
    lines,
  }
}

/** Lines that change against each other leave a sum as it was, but payroll keys them one by one. */
function changeIn(before: number, now: number, lines: readonly LineChange[]): PersonChange {
  if (before === 0) return 'new'
  if (now === 0) return 'gone'
  return lines.every(({ change }) => change === 'same') ? 'same' : 'changed'
}

function why(
  change: PersonChange,
  belonging: Belonging,
  previousPeriod: Day,
  lines: readonly LineChange[],
): string {
  if (change === 'new') return whyNew(belonging, previousPeriod)
  if (change === 'gone') return whyGone(belonging)
  if (change === 'same') return 'ยอดเท่าเดิม'
  const [first, ...others] = reasonsOf(lines)
  const more = others.length > 0 ? ` และอีก ${others.length} รายการ` : ''
  return first ? `${first}${more}` : ''
}

/** Every line that changed, for whoever keys them one by one. */
export function fullReason({ change, why, lines }: ChangeOfPerson): string {
  return change === 'changed' ? reasonsOf(lines).join('; ') : why
}

function reasonsOf(lines: readonly LineChange[]): string[] {
  return lines.flatMap(({ change, title, why }) => (change === 'same' ? [] : `${title}: ${why}`))
}

function whyNew({ from_on, joined_on }: Belonging, previousPeriod: Day): string {
  if (joined_on && joined_on >= previousPeriod) return `สมาชิกใหม่ เข้าเมื่อ ${shortDate(joined_on)}`
  if (from_on && from_on > (joined_on ?? '') && from_on >= previousPeriod)
    return `ย้ายมาจากหน่วยงานอื่น เมื่อ ${shortDate(from_on)}`
  return 'เดือนก่อนไม่มีรายการเรียกเก็บ'
}

function whyGone({ until_on, state }: Belonging): string {
  if (state === 'died') return 'สมาชิกถึงแก่กรรม'
  if (state === 'left') return 'ลาออกจากสหกรณ์'
  if (until_on) return `ย้ายออกจากหน่วยงาน เมื่อ ${shortDate(until_on)}`
  return 'เดือนนี้ไม่มีรายการเรียกเก็บ'
}
