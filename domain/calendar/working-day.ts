import { type Day, dayInUtc } from './day.ts'

const DAY_MS = 86_400_000

/** So many working days later: Monday to Friday. Public holidays are the cooperative's to know. */
export function workingDaysAfter(day: Day, count: number): Day {
  let at = Date.parse(`${day}T00:00:00Z`)
  for (let left = count; left > 0; ) {
    at += DAY_MS
    if (!isWeekend(at)) left -= 1
  }
  return dayInUtc(new Date(at))
}

export function isWorkingDay(day: Day): boolean {
  return !isWeekend(Date.parse(`${day}T00:00:00Z`))
}

function isWeekend(at: number): boolean {
  const weekday = new Date(at).getUTCDay()
  return weekday === 0 || weekday === 6
}
