import { expect, test } from 'vitest'
import { insuranceState } from './insurance.ts'

const POLICY = { from_on: '2026-01-01', until_on: '2026-12-31' }

// biome-ignore format: a table reads in columns
test.each([
  ['2025-12-31', 'not-yet',     365],
  ['2026-01-01', 'in-force',    364],
  ['2026-10-31', 'in-force',    61],
  ['2026-11-01', 'ending-soon', 60],
  ['2026-12-31', 'ending-soon', 0],
  ['2027-01-01', 'ended',       0],
])('on %s a policy of 2026 is %s with %i days left', (day, state, days_left) => {
  expect(insuranceState(POLICY, day)).toEqual({ state, days_left })
})
