// Calendar arithmetic on days written 'YYYY-MM-DD': no clock, no time zone, only the calendar.

import { type Day, dayInUtc, daysInMonth, isYear, toDay } from './day.ts'

/** Whether a loan's first instalment may fall in the month it was paid out. */
export type FirstMonthEnd = 'same' | 'next'

const DAY_MS = 86_400_000

/** How many nights lie between two days; negative when the second comes first. */
export function daysBetween(from: Day, to: Day): number {
  return dayNumber(to) - dayNumber(from)
}

/** So many days later, or earlier where there are fewer than none. */
export function daysLater(day: Day, count: number): Day {
  return dayInUtc(new Date(Date.parse(toDay(day)) + count * DAY_MS))
}

/** The last day of a month. */
export function monthEnd(year: number, month: number): Day {
  if (!isYear(year)) throw new RangeError(`not a common-era year: ${year}`)
  if (!(Number.isInteger(month) && month >= 1 && month <= 12)) {
    throw new RangeError(`no such month: ${month}`)
  }
  return toDay(`${year}-${month < 10 ? '0' : ''}${month}-${daysInMonth(year, month)}`)
}

/**
 * The nth month-end after a day, counting from 1. A day that is itself a month-end is never its
 * own first: nothing falls due on the day the money is paid out.
 */
export function nthMonthEnd(start: Day, n: number, first: FirstMonthEnd): Day {
  if (!(Number.isInteger(n) && n >= 1)) throw new RangeError(`month-ends count from 1: ${n}`)
  const startMonth = monthNumber(toDay(start))
  const skipped = first === 'next' || start === monthEndOf(startMonth) ? 1 : 0
  return monthEndOf(startMonth + skipped + n - 1)
}

/** Months since year 0, so that years take care of themselves when months are added. */
export function monthNumber(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1
}

export function monthEndOf(monthNumber: number): Day {
  return monthEnd(Math.floor(monthNumber / 12), (monthNumber % 12) + 1)
}

// UTC has no summer time, so every day of it is as long as the next.
function dayNumber(day: Day): number {
  return Date.parse(`${toDay(day)}T00:00:00Z`) / DAY_MS
}
