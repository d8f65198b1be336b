import { expect, test } from 'vitest'
import { daysOf, periods } from './period.ts'

const NOW = new Date('2026-11-15T20:00:00Z') // already the 16th in Thailand

test('days are counted in Thailand, and a month is whole', () => {
  expect(daysOf('1', NOW)).toEqual({ from: '2026-11-16', to: '2026-11-16' })
  expect(daysOf('7', NOW)).toEqual({ from: '2026-11-10', to: '2026-11-16' })
  expect(daysOf('2026-02', NOW)).toEqual({ from: '2026-02-01', to: '2026-02-28' })
  expect(daysOf('2026-13', NOW)).toBeUndefined()
  expect(daysOf('', NOW)).toBeUndefined()
})

test('the months of a year can be chosen, newest first', () => {
  const values = periods(NOW).map(({ value }) => value)
  expect(values.slice(4, 6)).toEqual(['2026-11', '2026-10'])
  expect(values.at(-1)).toBe('2025-12')
})
