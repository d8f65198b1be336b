import { expect, test } from 'vitest'
import { satang } from '../money/money.ts'
import { fiscalYear, monthlyContributions, monthOrdinal } from './dividend-year.ts'

// biome-ignore format: a table reads in columns
test.each([
  // ends in  method  first month  starts on      ends on       months  days
  [2026,      'A',     1,         '2026-01-01', '2026-12-31',   12,     365],
  [2028,      'C',     1,         '2028-01-01', '2028-12-31',   12,     366],
  [2026,      'A',     9,         '2025-09-01', '2026-08-31',   12,     365],
  [2028,      'C',     9,         '2027-09-01', '2028-08-31',   12,     366],
  [2026,      'A',    12,         '2025-12-01', '2026-11-30',   12,     365],
  [2026,      'D',     1,         '2026-01-01', '2026-11-30',   11,     334],
  [2026,      'D',     2,         '2026-02-01', '2026-12-31',   11,     334],
  [2026,      'D',     3,         '2025-03-01', '2026-01-31',   11,     337],
] as const)('the year of %i by %s from month %i runs from %s to %s', (endsIn, method, firstMonth, startsOn, endsOn, months, days) => {
  expect(fiscalYear(endsIn, { method, firstMonth })).toEqual({ startsOn, endsOn, months, days })
})

test('from September on, September is the first month and August the twelfth', () => {
  const year = fiscalYear(2026, { method: 'A', firstMonth: 9 })
  expect(monthOrdinal('2025-09-01', year)).toBe(1)
  expect(monthOrdinal('2026-01-31', year)).toBe(5)
  expect(monthOrdinal('2026-08-31', year)).toBe(12)
})

test('contributions are deducted at month-ends, the same each month or each its own', () => {
  const rules = { method: 'A', firstMonth: 9 } as const
  const same = monthlyContributions(satang(500_00), 2026, rules)
  expect(same).toHaveLength(12)
  expect(same[0]).toEqual({ amount: 500_00, paidOn: '2025-09-30' })
  expect(same[11]).toEqual({ amount: 500_00, paidOn: '2026-08-31' })

  const amounts = Array.from({ length: 12 }, (_, month) => satang(month * 100))
  const own = monthlyContributions(amounts, 2026, rules)
  expect(own.map((contribution) => contribution.amount)).toEqual(amounts)
  expect(() => monthlyContributions(amounts.slice(1), 2026, rules)).toThrow(RangeError)
})
