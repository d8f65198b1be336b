import type { Day } from '#domain/calendar/day.ts'
import { filedDate, longDate } from '#domain/calendar/thai-date.ts'
import type { Pair } from '../paper/facts.ts'

/** Whose paper it is. */
export interface Holder {
  membershipNo: string
  name: string
  unit: string
}

/** From one day to another, both included. */
export interface Range {
  from: Day
  to: Day
}

export function holderFacts({ membershipNo, name, unit }: Holder): Pair[] {
  return [
    ['เลขสมาชิก', membershipNo],
    ['ชื่อ–สกุล', name],
    ['สังกัด', unit],
  ]
}

export function inWords({ from, to }: Range): string {
  return `ตั้งแต่วันที่ ${longDate(from)} ถึง ${longDate(to)}`
}

/** For a file name: in พ.ศ. as on the paper, biggest first so that they sort, and no blank breaks a link. */
export function inFileName({ from, to }: Range): string {
  return `${filedDate(from)}_${filedDate(to)}`
}

export const GENUINE =
  'เอกสารนี้ออกจากระบบสมาชิกของสหกรณ์ ตรวจสอบว่าเป็นเอกสารที่สหกรณ์ออกให้จริงได้จากคิวอาร์โค้ด หรือจากรหัสท้ายหน้า'
