import { expect, test } from 'vitest'
import { workingDaysAfter } from './working-day.ts'

test('working days run from Monday to Friday, over a month’s and a year’s end', () => {
  expect(workingDaysAfter('2026-11-17', 5)).toBe('2026-11-24')
  expect(workingDaysAfter('2026-11-20', 1)).toBe('2026-11-23')
  expect(workingDaysAfter('2026-11-21', 1)).toBe('2026-11-23')
  expect(workingDaysAfter('2026-12-30', 3)).toBe('2027-01-04')
  expect(workingDaysAfter('2026-11-17', 0)).toBe('2026-11-17')
})
