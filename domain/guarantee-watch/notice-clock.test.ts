import { expect, test } from 'vitest'
import type { Day } from '../calendar/day.ts'
import { daysLater } from '../calendar/month-end.ts'
import { daysLeft, daysLost, lastDayFor, stepOn } from './notice-clock.ts'

test('the sixtieth day is counted over the end of a year and a 29 February', () => {
  expect(lastDayFor('2026-11-06')).toBe('2027-01-05')
  expect(lastDayFor('2027-01-15')).toBe('2027-03-16')
  expect(lastDayFor('2028-01-15')).toBe('2028-03-15')
})

test('each step comes on its day and not before', () => {
  const on = (days: number) => stepOn('2026-05-06', daysLater('2026-05-06', days))
  expect([-1, 0, 6, 7, 29, 30, 44, 45, 54, 55, 59, 60, 400].map(on)).toEqual([
    undefined,
    ...[
      'borrower',
      'borrower',
      'quiet',
      'quiet',
      'letter',
      'letter',
      'red',
      'red',
      'daily',
      'daily',
    ],
    ...['lost', 'lost'],
  ])
})

test('days left go down to nothing on the sixtieth day and below it after', () => {
  expect(daysLeft('2026-05-06', '2026-05-06')).toBe(60)
  expect(daysLeft('2026-05-06', lastDayFor('2026-05-06'))).toBe(0)
  expect(daysLeft('2026-05-06', daysLater('2026-05-06', 61))).toBe(-1)
})

test('a letter that came on the sixtieth day loses nothing; a later one loses the days between; none, every day since', () => {
  const told = (days: number): Day => daysLater('2026-05-06', days)
  expect(daysLost('2026-05-06', told(60), told(200))).toBe(0)
  expect(daysLost('2026-05-06', told(61), told(200))).toBe(1)
  expect(daysLost('2026-05-06', told(75), told(200))).toBe(15)
  expect(daysLost('2026-05-06', null, told(59))).toBe(0)
  expect(daysLost('2026-05-06', null, told(100))).toBe(40)
})
