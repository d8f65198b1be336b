import { type Day, dayInUtc, firstOfMonth, isMonth, monthOf } from '#domain/calendar/day.ts'
import { monthEnd } from '#domain/calendar/month-end.ts'
import { bangkokDate, monthAndYear } from '#domain/calendar/thai-date.ts'

const DAY_MS = 24 * 60 * 60 * 1_000
const MONTHS = 12

export interface Period {
  value: string
  label: string
}

// biome-ignore format: one row a period
const DAYS = [
  { value: '1',  label: 'วันนี้',          days: 1 },
  { value: '7',  label: '7 วันที่ผ่านมา',  days: 7 },
  { value: '30', label: '30 วันที่ผ่านมา', days: 30 },
  { value: '90', label: '90 วันที่ผ่านมา', days: 90 },
]

/** The last days, and every month of a year, to choose from. */
export function periods(now: Date): Period[] {
  const [year = 0, month = 0] = bangkokDate(now).split('-').map(Number)
  const months = Array.from({ length: MONTHS }, (_, back) => {
    const first = dayInUtc(new Date(Date.UTC(year, month - 1 - back, 1)))
    return { value: monthOf(first), label: monthAndYear(first) }
  })
  return [...DAYS.map(({ value, label }) => ({ value, label })), ...months]
}

/** From its first day to its last; nothing for a word that is no period. */
export function daysOf(period: string, now: Date): { from: Day; to: Day } | undefined {
  const known = DAYS.find(({ value }) => value === period)
  if (known) {
    const from = bangkokDate(new Date(now.getTime() - (known.days - 1) * DAY_MS))
    return { from, to: bangkokDate(now) }
  }
  if (!isMonth(period)) return undefined
  const [year = 0, month = 0] = period.split('-').map(Number)
  return { from: firstOfMonth(period), to: monthEnd(year, month) }
}
