import { type Day, isDay } from '#domain/calendar/day.ts'
import { bangkokDate } from '#domain/calendar/thai-date.ts'
import { Refusal } from './errors.ts'

const DAY_MS = 24 * 60 * 60 * 1_000

/** The day somebody asked for, or a sentence that there is none. */
export function requireDay(text: string): Day {
  if (!isDay(text)) throw new Refusal(400, 'วันที่ไม่ถูกต้อง กรุณาตรวจสอบแล้วลองใหม่')
  return text
}

/** The instant at which a day begins in Thailand. */
export function beginOf(day: Day): Date {
  return new Date(`${day}T00:00:00+07:00`)
}

/** The instant at which it is over. */
export function endOf(day: Day): Date {
  return new Date(beginOf(day).getTime() + DAY_MS)
}

export function daysBefore(now: Date, days: number): Day {
  return bangkokDate(new Date(now.getTime() - days * DAY_MS))
}
