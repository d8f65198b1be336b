import { expect, test } from 'vitest'
import { dataState } from './data-age.ts'

test.each([
  ['2026-11-15', 'good'],
  ['2026-11-12', 'good'],
  ['2026-11-11', 'watch'],
  ['2026-11-08', 'watch'],
  ['2026-11-07', 'bad'],
])('figures of %s are %s on the 15th, which begins at midnight of Bangkok', (asOf, state) => {
  expect(dataState(asOf, new Date('2026-11-14T17:00:00Z'))).toBe(state)
  expect(dataState(asOf, new Date('2026-11-15T16:59:00Z'))).toBe(state)
})
