// The days a statement is asked for: a year at most on screen and ten on paper, and the last twelve months
// unless said otherwise.

import { isDay } from './month-end.ts'

export interface DayRange {
  from: string
  to: string
}

export type ReadRange = { range: DayRange; problem?: undefined } | { problem: string }

const DAY_MS = 86_400_000
const NO_SUCH_DAY = 'ต้องเป็นวันที่มีอยู่จริง'

export function statementRange(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  asOf: string,
  yearsMax = 1,
): ReadRange {
  if (from !== undefined && !isDay(from)) return { problem: `วันที่เริ่มต้น${NO_SUCH_DAY}` }
  if (to !== undefined && !isDay(to)) return { problem: `วันที่สิ้นสุด${NO_SUCH_DAY}` }
  const range = rangeOf(from, to, asOf)
  if (range.from > range.to) return { problem: 'วันที่เริ่มต้นต้องไม่หลังวันที่สิ้นสุด' }
  if (range.to > yearsFrom(range.from, yearsMax))
    return { problem: `เลือกช่วงวันที่ได้ครั้งละไม่เกิน ${yearsMax} ปี` }
  return { range }
}

function rangeOf(from: string | undefined, to: string | undefined, asOf: string): DayRange {
  if (from !== undefined && to !== undefined) return { from, to }
  if (from !== undefined) {
    const year = yearsFrom(from, 1)
    // What begins after the last day we know of is asked for that day alone, and finds nothing.
    const until = year < asOf ? year : asOf
    return { from, to: until > from ? until : from }
  }
  const until = to ?? asOf
  return { from: dayAfter(yearsFrom(until, -1)), to: until }
}

/** The same day in another year; of a 29 February, the last there is. */
function yearsFrom(day: string, years: number): string {
  const moved = `${Number(day.slice(0, 4)) + years}${day.slice(4)}`
  return isDay(moved) || !moved.endsWith('-02-29') ? moved : `${moved.slice(0, 8)}28`
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10)
}
