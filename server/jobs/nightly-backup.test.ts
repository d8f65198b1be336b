import { expect, test } from 'vitest'
import { untilNext } from './nightly-backup.ts'

// biome-ignore format: a table reads in columns
test.for([
  ['02:30', '2026-11-15T19:00:00Z', 30],
  ['02:30', '2026-11-15T19:30:00Z', 24 * 60],
  ['02:30', '2026-11-15T10:00:00Z', 9 * 60 + 30],
  ['23:59', '2026-11-15T16:58:00Z', 1],
] as const)('until %s in Thailand from %s it is %d minutes', ([at, now, minutes]) => {
  expect(untilNext(at, new Date(now))).toBe(minutes * 60_000)
})
