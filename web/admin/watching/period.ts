import { bangkokDate, monthAndYear } from '#domain/thai-date.ts'

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
    const first = new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 10)
    return { value: first.slice(0, 7), label: monthAndYear(first) }
  })
  return [...DAYS.map(({ value, label }) => ({ value, label })), ...months]
}

/** From its first day to its last; nothing for a word that is no period. */
export function daysOf(period: string, now: Date): { from: string; to: string } | undefined {
  const known = DAYS.find(({ value }) => value === period)
  if (known) {
    const from = bangkokDate(new Date(now.getTime() - (known.days - 1) * DAY_MS))
    return { from, to: bangkokDate(now) }
  }
  const [, year, month] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(period) ?? []
  if (!year || !month) return undefined
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).toISOString().slice(0, 10)
  return { from: `${period}-01`, to: last }
}
