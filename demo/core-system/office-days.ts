// The days on which the office is open: not on weekends, nor on public holidays that have a fixed date, nor on the
// Monday that makes up for one on a weekend.

import { isDay } from '#domain/calendar/day.ts'

const DAY_MS = 86_400_000
// biome-ignore format: a list of days
const HOLIDAYS = ['01-01', '04-06', '04-13', '04-14', '04-15', '05-01', '05-04', '06-03', '07-28', '08-12', '10-13', '10-23', '12-05', '12-10', '12-31']

const known = new Map<string, boolean>()

export function isOfficeDay(day: string): boolean {
  let open = known.get(day)
  if (open === undefined) {
    open = !(isWeekend(day) || HOLIDAYS.includes(day.slice(5)) || makesUp(day))
    known.set(day, open)
  }
  return open
}

export function officeDayUpTo(day: string): string {
  let found = day
  while (!isOfficeDay(found)) found = moved(found, -1)
  return found
}

export function officeDayFrom(day: string): string {
  let found = day
  while (!isOfficeDay(found)) found = moved(found, 1)
  return found
}

const moves = new Map<string, string>()

/** Remembered: the same few thousand are asked for in every life of every member. */
export function moved(day: string, days: number): string {
  const key = `${day} ${days}`
  let found = moves.get(key)
  if (found === undefined) {
    if (!isDay(day)) throw new RangeError(`no such day: ${day}`)
    found = new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
    moves.set(key, found)
  }
  return found
}

/** The same day in a later year; 29 February comes again on the 28th. */
export function yearsLater(day: string, years: number): string {
  const later = `${Number(day.slice(0, 4)) + years}${day.slice(4)}`
  return later.endsWith('02-29') && !isDay(later) ? `${later.slice(0, 8)}28` : later
}

function isWeekend(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekday === 0 || weekday === 6
}

/** The first weekday after a holiday on a weekend. */
function makesUp(day: string): boolean {
  for (let back = 1; back <= 4; back++) {
    const before = moved(day, -back)
    if (!isWeekend(before) && !HOLIDAYS.includes(before.slice(5))) return false
    if (isWeekend(before) && HOLIDAYS.includes(before.slice(5))) return true
  }
  return false
}
