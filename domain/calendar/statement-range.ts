// The days a statement is asked for: a year at most on screen and ten on paper, and the last twelve months
// unless said otherwise.

import { type Day, FIRST_DAY, isDay, LAST_DAY } from './day.ts'
import { daysLater } from './month-end.ts'

export interface DayRange {
  from: Day
  to: Day
}

type ReadRange = { range: DayRange; problem?: undefined } | { problem: string }

const NO_SUCH_DAY = 'ต้องเป็นวันที่มีอยู่จริง'

export function statementRange(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  asOf: Day,
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

function rangeOf(from: Day | undefined, to: Day | undefined, asOf: Day): DayRange {
  if (from !== undefined && to !== undefined) return { from, to }
  if (from !== undefined) {
    const year = yearsFrom(from, 1)
    // What begins after the last day we know of is asked for that day alone, and finds nothing.
    const until = year < asOf ? year : asOf
    return { from, to: until > from ? until : from }
  }
  const until = to ?? asOf
  const year = yearsFrom(until, -1)
  return { from: year === FIRST_DAY ? year : daysLater(year, 1), to: until }
}

/** The same day in another year; of a 29 February, the last there is. */
function yearsFrom(day: Day, years: number): Day {
  const moved = `${Number(day.slice(0, 4)) + years}${day.slice(4)}`
  if (isDay(moved)) return moved
  const last = moved.replace(/-02-29$/, '-02-28')
  if (isDay(last)) return last
  return years < 0 ? FIRST_DAY : LAST_DAY
}
