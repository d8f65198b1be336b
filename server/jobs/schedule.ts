// When a job is due, in Thai time: seven hours ahead of UTC all year round.

import { bangkokDate } from '#domain/calendar/thai-date.ts'

const HOUR_MS = 60 * 60 * 1_000
const DAY_MS = 24 * HOUR_MS

export interface Schedule {
  /** Written into the table of jobs; a job whose words change is scheduled anew. */
  words: string
  /** The first time later than this moment. */
  next(after: Date): Date
}

/** At such a time as 02:30. */
export function daily(at: string): Schedule {
  return {
    words: `daily ${at}`,
    next(after) {
      const today = new Date(`${bangkokDate(after)}T${at}:00+07:00`)
      return today > after ? today : new Date(today.getTime() + DAY_MS)
    },
  }
}

/** Whenever the clock's minutes are a multiple of it. */
export function everyMinutes(minutes: number): Schedule {
  const ms = minutes * 60_000
  return {
    words: `every ${minutes} minutes`,
    next: (after) => new Date((Math.floor(after.getTime() / ms) + 1) * ms),
  }
}

/** At this minute of every hour. */
export function hourly(minute: number): Schedule {
  return {
    words: `hourly ${minute}`,
    next(after) {
      const hour = Math.floor(after.getTime() / HOUR_MS) * HOUR_MS
      const at = new Date(hour + minute * 60_000)
      return at > after ? at : new Date(at.getTime() + HOUR_MS)
    },
  }
}
