import { expect, test } from 'vitest'
import { DEFAULT_DIVIDEND_RULES } from './dividend.ts'
import { weightOf } from './dividend-weight.ts'
import { fiscalYear } from './dividend-year.ts'

// biome-ignore format: a table reads in columns
test.each([
  // method      first  paid on       weight
  ['A',           1,  '2026-01-01',   11,  12],
  ['A',           1,  '2026-01-31',   11,  12],
  ['A',           1,  '2026-12-31',    0,  12],
  ['A',           9,  '2025-09-30',   11,  12],
  ['A',           9,  '2026-01-31',    7,  12],
  ['A-cut-off',   1,  '2026-01-07',   12,  12], // counts as last year's December
  ['A-cut-off',   1,  '2026-01-08',   11,  12],
  ['A-cut-off',   1,  '2026-02-07',   11,  12],
  ['A-cut-off',   1,  '2026-02-08',   10,  12],
  ['A-cut-off',   1,  '2026-03-07',   10,  12],
  ['A-cut-off',   1,  '2026-12-07',    1,  12],
  ['A-cut-off',   1,  '2026-12-08',    0,  12],
  ['B',           1,  '2026-01-31',   12,  12],
  ['B',           1,  '2026-12-31',    1,  12],
  ['C',           1,  '2026-01-31',  334, 365],
  ['C',           1,  '2026-12-30',    1, 365],
  ['C',           1,  '2026-12-31',    0, 365],
  ['C',           9,  '2025-09-01',  364, 365],
  ['D',           1,  '2026-01-31',   10,  11],
  ['D',           1,  '2026-11-30',    0,  11],
] as const)('by %s in a year from month %i, paid on %s counts for %i of %i', (method, firstMonth, paidOn, numerator, denominator) => {
  const rules = { ...DEFAULT_DIVIDEND_RULES, method, firstMonth }
  const weight = weightOf(paidOn, fiscalYear(2026, rules), rules)
  expect(weight).toEqual({ numerator, denominator })
})
