// What is asked of a demo, and how it answers: every contradiction as a sentence.

import type { Demo, Row } from './demo.ts'

export interface Question {
  name: string
  ask(demo: Demo): Iterable<string>
}

/** Rows that belong together, in the order they stand in. */
export function groupBy<T>(rows: readonly T[], keyOf: (row: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const row of rows) {
    const key = keyOf(row)
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return groups
}

export function baht(satang: number): string {
  return (satang / 100).toFixed(2)
}

// Days are counted here again: what is asked must not rest on what answers.
export function days(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000
}

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10)
}

export function addMonths(day: string, count: number): string {
  const month = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + count
  const [year, of] = [Math.floor(month / 12), (month % 12) + 1]
  const last = new Date(Date.UTC(year, of, 0)).getUTCDate()
  return `${year}-${String(of).padStart(2, '0')}-${String(Math.min(Number(day.slice(8)), last)).padStart(2, '0')}`
}

export function isMonthEnd(day: string): boolean {
  return addDays(day, 1).endsWith('-01')
}

/** Movements of one account that were not taken back, without what took the others back. */
export function withoutReversed(rows: Row[]): Row[] {
  const reversed = new Set(rows.map(({ reverses }) => reverses))
  return rows.filter(({ seq, reverses }) => reverses === undefined && !reversed.has(seq))
}

/** Whole years on a day. */
export function ageOn(birth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4))
  return day.slice(5) < birth.slice(5) ? years - 1 : years
}

interface Rate {
  kind: string
  name: string
  rate_ppm: number
  effective_on: string
}

/** The published rate of a day; undefined where none is told. */
export function rateOn(demo: Demo, kind: string, name: string, day: string): number | undefined {
  const told = (demo.site('rates') as Rate[]).filter(
    (rate) => rate.kind === kind && rate.name === name && rate.effective_on <= day,
  )
  return told.sort((a, b) => (a.effective_on < b.effective_on ? 1 : -1))[0]?.rate_ppm
}

interface Limit {
  name: string
  months_max: number | null
  amount_max: number | null
}

export function limitOf(demo: Demo, name: string): Limit | undefined {
  return (demo.site('loan-limits') as Limit[]).find((limit) => limit.name === name)
}

// biome-ignore format: a list of days
const HOLIDAYS = ['01-01', '04-06', '04-13', '04-14', '04-15', '05-01', '05-04', '06-03', '07-28', '08-12', '10-13', '10-23', '12-05', '12-10', '12-31']

/** Whether the office is open by the week and the holidays that have a date. */
export function isOpenDay(day: string): boolean {
  const weekday = new Date(day).getUTCDay()
  return weekday >= 1 && weekday <= 5 && !HOLIDAYS.includes(day.slice(5))
}
