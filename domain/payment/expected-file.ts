// Whether the bank's file of a day is late, by when it came on the days before. Nobody has to set an hour, and nothing is said of a bank
// whose files have no habit.

import type { Day } from '../calendar/day.ts'
import { daysLater } from '../calendar/month-end.ts'
import { bangkokDate, clockTime } from '../calendar/thai-date.ts'
import { isWorkingDay } from '../calendar/working-day.ts'

/** Working days that are looked back on, and on how many of them a file has to have come: one may have been a holiday. */
const LOOKED_BACK = 5
const CAME_ON = 4
const GRACE_MS = 60 * 60_000
const DAY_MS = 24 * GRACE_MS

export interface LateFile {
  /** In words: by when one had come on the days before. */
  usuallyBy: string
  /** An hour after that. */
  lateSince: Date
}

/**
 * What is still waited for: today's file once it is late, otherwise that of the newest working day that was late, as long as nothing has come
 * since. So whoever looks on Monday morning reads of Friday's; and of a folder that has been dead for weeks, although by then there is no
 * habit any more, of the last day on which there was one.
 */
export function missingFile(
  arrivals: readonly Date[],
  now: Date,
): (LateFile & { on: Day }) | undefined {
  const [today, came] = [bangkokDate(now), arrivals.map((at) => bangkokDate(at))]
  const newest = came.toSorted().at(-1) ?? today
  for (let day = today; day > newest; day = daysLater(day, -1)) {
    const late = lateFile(arrivals, day === today ? now : new Date(`${day}T23:59:59+07:00`))
    if (late) return { on: day, ...late }
  }
  return undefined
}

/** `arrivals` are those of the two weeks before the newest, in any order. Undefined while there is nothing to say. */
export function lateFile(arrivals: readonly Date[], now: Date): LateFile | undefined {
  const today = bangkokDate(now)
  if (!isWorkingDay(today)) return undefined
  const firsts = new Map<Day, Date>()
  for (const at of arrivals.toSorted((one, other) => other.getTime() - one.getTime()))
    firsts.set(bangkokDate(at), at)
  if (firsts.has(today)) return undefined
  const hours = workingDaysBefore(today).flatMap((day) => sinceMidnight(firsts.get(day)) ?? [])
  if (hours.length < CAME_ON) return undefined
  const latest = Math.max(...hours)
  const usual = Date.parse(`${today}T00:00:00+07:00`) + latest
  const lateSince = new Date(usual + GRACE_MS)
  return now < lateSince ? undefined : { usuallyBy: clockTime(new Date(usual)), lateSince }
}

function workingDaysBefore(today: Day): Day[] {
  const days: Day[] = []
  for (let day = daysLater(today, -1); days.length < LOOKED_BACK; day = daysLater(day, -1))
    if (isWorkingDay(day)) days.push(day)
  return days
}

function sinceMidnight(at: Date | undefined): number | undefined {
  return at && (at.getTime() - Date.parse(`${bangkokDate(at)}T00:00:00+07:00`)) % DAY_MS
}
