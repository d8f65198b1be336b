import { expect, test } from 'vitest'
import { expired, readKeep } from './retention.ts'

// biome-ignore format: one row a rule
test.each([
  ['14',          14],
  ['14d 8w 12m',  { days: 14, weeks: 8, months: 12 }],
  ['7d',          { days: 7, weeks: 0, months: 0 }],
  ['4w 3m',       { days: 0, weeks: 4, months: 3 }],
  ['0',           undefined],
  ['0d 0w 0m',    undefined],
  ['12m 14d',     undefined],
  ['all',         undefined],
  ['',            undefined],
])('BACKUP_KEEP=%s is understood or refused', (text, keep) => {
  expect(readKeep(text)).toEqual(keep)
})

/** One a night at 02:30 in Thailand, the newest on Tuesday 17 November 2026. */
function nights(count: number) {
  const newest = Date.parse('2026-11-16T19:30:00Z')
  return Array.from({ length: count }, (_, age) => ({ at: new Date(newest - age * 86_400_000) }))
}

function daysLeft(count: number, keep: Parameters<typeof expired>[1]): string[] {
  const all = nights(count)
  const gone = new Set(expired(all, keep))
  return all
    .filter((night) => !gone.has(night))
    .map(({ at }) => new Date(at.getTime() + 7 * 3_600_000).toISOString().slice(0, 10))
}

// biome-ignore format: one row a rule
test.each([
  ['2',        ['2026-11-17', '2026-11-16']],
  ['3d',       ['2026-11-17', '2026-11-16', '2026-11-15']],
  ['3w',       ['2026-11-17', '2026-11-15', '2026-11-08']],
  ['3m',       ['2026-11-17', '2026-10-31', '2026-09-30']],
  ['2d 2w 2m', ['2026-11-17', '2026-11-16', '2026-11-15', '2026-10-31']],
])('of a hundred nights %s leaves the last of each day, week and month', (text, left) => {
  expect(daysLeft(100, readKeep(text) ?? 1)).toEqual(left)
})

test('a year of nights by the usual rule is some thirty files, and a machine that was off forgets nothing', () => {
  const rule = { days: 14, weeks: 8, months: 12 }
  expect(daysLeft(400, rule)).toHaveLength(14 + 6 + 10)
  const old = [{ at: new Date('2020-01-01T00:00:00Z') }]
  expect(expired(old, rule)).toEqual([])
})
