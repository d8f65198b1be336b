import { expect, test } from 'vitest'
import { daily, hourly } from './schedule.ts'

// biome-ignore format: a table reads in columns
test.for([
  ['02:30', '2026-11-15T19:00:00Z', '2026-11-15T19:30:00Z'],
  ['02:30', '2026-11-15T19:30:00Z', '2026-11-16T19:30:00Z'],
  ['02:30', '2026-11-15T10:00:00Z', '2026-11-15T19:30:00Z'],
  ['23:59', '2026-11-15T16:58:00Z', '2026-11-15T16:59:00Z'],
  ['00:00', '2026-12-31T17:00:00Z', '2027-01-01T17:00:00Z'],
] as const)('daily at %s in Thailand, after %s, is %s', ([at, after, next]) => {
  expect(daily(at).next(new Date(after))).toEqual(new Date(next))
})

// biome-ignore format: a table reads in columns
test.for([
  [7, '2026-11-15T19:00:00Z', '2026-11-15T19:07:00Z'],
  [7, '2026-11-15T19:07:00Z', '2026-11-15T20:07:00Z'],
  [0, '2026-11-15T23:59:59Z', '2026-11-16T00:00:00Z'],
] as const)('hourly at minute %d, after %s, is %s', ([minute, after, next]) => {
  expect(hourly(minute).next(new Date(after))).toEqual(new Date(next))
})
