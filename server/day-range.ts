import { isDay } from '#domain/month-end.ts'
import { bangkokDate } from '#domain/thai-date.ts'
import { Refusal } from './errors.ts'

const DAY_MS = 24 * 60 * 60 * 1_000

/** The instant at which a day begins in Thailand. */
export function beginOf(day: string): Date {
  if (!isDay(day)) throw new Refusal(400, 'วันที่ไม่ถูกต้อง กรุณาตรวจสอบแล้วลองใหม่')
  return new Date(`${day}T00:00:00+07:00`)
}

/** The instant at which it is over. */
export function endOf(day: string): Date {
  return new Date(beginOf(day).getTime() + DAY_MS)
}

export function daysBefore(now: Date, days: number): string {
  return bangkokDate(new Date(now.getTime() - days * DAY_MS))
}
