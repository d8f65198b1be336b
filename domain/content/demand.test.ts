import { expect, test } from 'vitest'
import { answerDays } from './demand.ts'

const DAY = 24 * 60 * 60

// biome-ignore format: a table reads in columns
test.each([
  // seconds        days
  [0,               1],
  [60,              1], // answered at once still took the day
  [DAY,             1],
  [DAY + 1,         2],
  [6.5 * DAY,       7],
])('%d seconds are %i days of waiting', (seconds, days) => {
  expect(answerDays(seconds)).toBe(days)
})
