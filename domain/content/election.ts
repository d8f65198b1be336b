// An election as time goes by: before the vote, during it, while it is counted, once the count is out.

import type { Day, Instant } from '../calendar/day.ts'
import { bangkokDate, clockTime } from '../calendar/thai-date.ts'

export type ElectionPhase = 'before' | 'voting' | 'counting' | 'results'

interface ElectionTimes {
  opens_at: Instant
  closes_at: Instant
  /** Null until the count is out. */
  results_at: Instant | null
}

export function phaseOf(times: ElectionTimes, now: Date): ElectionPhase {
  if (times.results_at && now >= new Date(times.results_at)) return 'results'
  if (now < new Date(times.opens_at)) return 'before'
  return now < new Date(times.closes_at) ? 'voting' : 'counting'
}

const DAY = 24 * 60 * 60 * 1000

/** "เหลืออีก 12 วัน": by the calendar of Bangkok, so that the evening before is «พรุ่งนี้». */
export function countdown(opensAt: Instant, now: Date): string {
  const opens = new Date(opensAt)
  const days = (Date.parse(bangkokDate(opens)) - Date.parse(bangkokDate(now))) / DAY
  if (days > 1) return `เหลืออีก ${days} วัน`
  return `${days === 1 ? 'พรุ่งนี้' : 'วันนี้'} เวลา ${clockTime(opens)}`
}

export type StepState = 'done' | 'current' | 'ahead'

/** Both days belong to the step. */
export function stepState(step: { starts_on: Day; ends_on: Day }, now: Date): StepState {
  const today = bangkokDate(now)
  if (today > step.ends_on) return 'done'
  return today < step.starts_on ? 'ahead' : 'current'
}

/** "71.28", of a hundred; two decimals, half a hundredth rounding up, in whole numbers throughout. */
export function percent(part: number, whole: number): string {
  if (!(whole > 0)) return '0.00'
  const hundredths = String(Math.floor((part * 20_000 + whole) / (2 * whole))).padStart(3, '0')
  return `${hundredths.slice(0, -2)}.${hundredths.slice(-2)}`
}
