// Calendar arithmetic on days written 'YYYY-MM-DD': no clock, no time zone, only the calendar.

/** Whether a loan's first instalment may fall in the month it was paid out. */
export type FirstMonthEnd = 'same' | 'next'

const DAY_MS = 86_400_000

// No cooperative is older, and from 2400 on a year is taken for พ.ศ. (domain/thai-date.ts).
const FIRST_YEAR = 1900
const LAST_YEAR = 2399

export function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
}

/** Months count from 1, as people do. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}

/** Whether a text is a day that exists: '2026-02-29' does not, nor does one written in พ.ศ. */
export function isDay(text: string): boolean {
  const [, year, month, day] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []).map(Number)
  if (year === undefined || month === undefined || day === undefined) return false
  if (!isYear(year) || month < 1 || month > 12) return false
  return day >= 1 && day <= daysInMonth(year, month)
}

/** How many nights lie between two days; negative when the second comes first. */
export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from)
}

/** The last day of a month. */
export function monthEnd(year: number, month: number): string {
  if (!isYear(year)) throw new RangeError(`not a common-era year: ${year}`)
  if (!(Number.isInteger(month) && month >= 1 && month <= 12)) {
    throw new RangeError(`no such month: ${month}`)
  }
  return `${year}-${month < 10 ? '0' : ''}${month}-${daysInMonth(year, month)}`
}

/**
 * The nth month-end after a day, counting from 1. A day that is itself a month-end is never its
 * own first: nothing falls due on the day the money is paid out.
 */
export function nthMonthEnd(start: string, n: number, first: FirstMonthEnd): string {
  if (!(Number.isInteger(n) && n >= 1)) throw new RangeError(`month-ends count from 1: ${n}`)
  if (!isDay(start)) throw new RangeError(`no such day: ${start}`)
  const startMonth = monthNumber(start)
  const skipped = first === 'next' || start === monthEndOf(startMonth) ? 1 : 0
  return monthEndOf(startMonth + skipped + n - 1)
}

/** Months since year 0, so that years take care of themselves when months are added. */
export function monthNumber(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1
}

export function monthEndOf(monthNumber: number): string {
  return monthEnd(Math.floor(monthNumber / 12), (monthNumber % 12) + 1)
}

// UTC has no summer time, so every day of it is as long as the next.
function dayNumber(day: string): number {
  if (!isDay(day)) throw new RangeError(`no such day: ${day}`)
  return Date.parse(`${day}T00:00:00Z`) / DAY_MS
}

function isYear(year: number): boolean {
  return Number.isInteger(year) && year >= FIRST_YEAR && year <= LAST_YEAR
}
