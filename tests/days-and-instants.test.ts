// What the compiler refuses. Each line under @ts-expect-error is a mistake that once compiled, because a day, a
// month and an instant were all just text; a mistake that compiles again is an unused directive, and fails the check.

import type { Static } from 'typebox'
import { expect, test } from 'vitest'
import type { BalanceFeed } from '#contract/member/balance.ts'
import * as wire from '#contract/shared/dates.ts'
import type { Tables } from '#database/tables.generated.ts'
import {
  type Day,
  firstOfMonth,
  type Instant,
  isDay,
  isMonth,
  type Month,
  monthOf,
} from '#domain/calendar/day.ts'
import { daysBetween } from '#domain/calendar/month-end.ts'
import { clockTime, longDate, monthAndYear, shortDate } from '#domain/calendar/thai-date.ts'

const day: Day = '2026-11-16'
const month: Month = '2026-11'
const instant: Instant = '2026-11-16T03:00:00.000Z'
const text: string = day

/** Compiled, and never called. */
function refused(answer: NonNullable<BalanceFeed['answer']>, slip: Tables['unit_result']) {
  // @ts-expect-error the balance page: the answer's time is an instant, and a date is written of a day
  longDate(answer.at)
  // @ts-expect-error an instant is no day
  shortDate(instant)
  // @ts-expect-error nor is a month
  monthAndYear(month)
  // @ts-expect-error nor is any text
  longDate(text)
  // @ts-expect-error nor is a day with a figure less
  longDate('2026-1-16')
  // @ts-expect-error nor is a month that there is not
  longDate('2026-13-01')
  // @ts-expect-error nights lie between days
  daysBetween(day, instant)
  // @ts-expect-error the hour is a moment's: a day has none
  clockTime(day)
  // @ts-expect-error a month has a first day, a day has not
  firstOfMonth(day)
  // @ts-expect-error a month is of a day; of an instant it is Bangkok's to say
  monthOf(instant)

  // @ts-expect-error a day is not the moment it begins
  const moment: Instant = day
  // @ts-expect-error the moment now is not today
  const today: Day = new Date().toISOString()
  // @ts-expect-error a part of a text is a text
  const cut: Day = instant.slice(0, 10)
  // @ts-expect-error a number of the month has two figures, which a number has not
  const unpadded: Day = `${2026}-${1}-${1}`
  // @ts-expect-error in the database the month of a bill is its first day
  slip.period = month
  // @ts-expect-error on the wire a month is no day
  const asked: Static<typeof wire.Month> = slip.period
  return [moment, today, cut, unpadded, asked]
}

/** Compiles: what they have in common is said by a function. */
function allowed(answer: NonNullable<BalanceFeed['answer']>, slip: Tables['unit_result']) {
  const asked: Static<typeof wire.Month> = monthOf(slip.period)
  slip.period = firstOfMonth(asked)
  const now: Instant = new Date().toISOString()
  const newYear: Day = `${2026}-01-01`
  return [longDate(new Date(answer.at)), now, newYear]
}

test('the compiler refuses each mix-up, and nothing that is meant', () => {
  expect([refused, allowed].map((compiled) => typeof compiled)).toEqual(['function', 'function'])
})

test('what is a day, a month or neither is told apart when it is read, too', () => {
  const texts = ['2026-11-16', '2026-11', '2026-02-29', '2569-11-16', '2026-13', instant, '']
  expect(texts.filter(isDay)).toEqual(['2026-11-16'])
  expect(texts.filter(isMonth)).toEqual(['2026-11'])
})

test('a schema says which of the three a text is', () => {
  const { Day, Month, Instant, FORMATS } = wire
  expect([Day, Month, Instant]).toMatchObject([
    { type: 'string', format: 'date' },
    { type: 'string', format: 'month' },
    { type: 'string', format: 'date-time' },
  ])
  expect(FORMATS.month.test(month)).toBe(true)
  expect(FORMATS.month.test(day)).toBe(false)
})
