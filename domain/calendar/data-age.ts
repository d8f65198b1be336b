import type { Day } from './day.ts'
import { bangkokDate } from './thai-date.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** A weekend without a file is usual; more is a question, and more than a week is wrong. */
const WATCH_AFTER_DAYS = 3
const BAD_AFTER_DAYS = 7

/** Figures are as old as the day they tell of: a set of last month that was published today is of last month. */
export function dataState(asOf: Day, now: Date): 'good' | 'watch' | 'bad' {
  const days = Math.round((Date.parse(bangkokDate(now)) - Date.parse(asOf)) / DAY_MS)
  if (days > BAD_AFTER_DAYS) return 'bad'
  return days > WATCH_AFTER_DAYS ? 'watch' : 'good'
}
