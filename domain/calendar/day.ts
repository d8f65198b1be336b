// A day, a month and an instant are text on the wire and in the database, and each is a type of its own: what
// takes one does not compile when it is handed another, or a text nobody has looked at. A text becomes one of them
// in this file, in month-end.ts and thai-date.ts, in a schema (contract/shared/dates.ts) or in the database's driver.

type MonthOfYear = '01' | '02' | '03' | '04' | '05' | '06' | '07' | '08' | '09' | '10' | '11' | '12'

/** '2026-11', in the common era. */
export type Month = `${number}-${MonthOfYear}`

/** '2026-11-16', in the common era: a day of the calendar, in no time zone. */
export type Day = `${Month}-${number}`

/** '2026-11-16T03:00:00.000Z': a moment as it is written in JSON. Sums and comparisons are made of Date. */
export type Instant = `${Day}T${string}Z`

declare global {
  interface Date {
    toISOString(): Instant
  }
}

// No cooperative is older, and from 2400 on a year is taken for พ.ศ. (thai-date.ts).
const FIRST_YEAR = 1900
const LAST_YEAR = 2399

export const FIRST_DAY: Day = `${FIRST_YEAR}-01-01`
export const LAST_DAY: Day = `${LAST_YEAR}-12-31`

export function isYear(year: number): boolean {
  return Number.isInteger(year) && year >= FIRST_YEAR && year <= LAST_YEAR
}

/** Whether a text is a day that exists: '2026-02-29' does not, nor does one written in พ.ศ. */
export function isDay(text: string): text is Day {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || !isMonth(text.slice(0, 7))) return false
  const day = Number(text.slice(8))
  return day >= 1 && day <= daysInMonth(Number(text.slice(0, 4)), Number(text.slice(5, 7)))
}

/** Whether a text is a month of a year in the common era. */
export function isMonth(text: string): text is Month {
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(text) && isYear(Number(text.slice(0, 4)))
}

/** The day a text is, where anything else is a broken promise. */
export function toDay(text: string): Day {
  if (!isDay(text)) throw new RangeError(`no such day: ${text}`)
  return text
}

/** The month a text is, where anything else is a broken promise. */
export function toMonth(text: string): Month {
  if (!isMonth(text)) throw new RangeError(`no such month: ${text}`)
  return text
}

/** The month a day is in. */
export function monthOf(day: Day): Month {
  return toMonth(day.slice(0, 7))
}

export function firstOfMonth(month: Month): Day {
  return `${month}-01`
}

/** A day of a month, by its number. */
export function dayOfMonth(month: Month, day: number): Day {
  return toDay(`${month}-${String(day).padStart(2, '0')}`)
}

/** The day in UTC at a moment that stands for a day, such as the midnight that begins it. */
export function dayInUtc(instant: Date): Day {
  return toDay(instant.toISOString().slice(0, 10))
}

export function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
}

/** Months count from 1, as people do. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}
