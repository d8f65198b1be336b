import fc from 'fast-check'
import { expect, test } from 'vitest'
import { satang, scale } from '../money/money.ts'
import { DEFAULT_RULES } from './loan.ts'
import { interestFor, yearShare } from './loan-interest.ts'

// biome-ignore format: a table reads in columns
test.each([
  // balance      ppm     days  year  interest
  [120_000_00,  60_000,   28,   365,    552_33],
  [115_000_00,  60_000,   31,   365,    586_03],
  [240_000_00,  72_500,   31,   365,  1_477_81],
  [100_000_00,  72_500,   30,   365,    595_89],
  [100_000_00,  60_000,   29,   365,    476_71],
  [100_000_00,  60_000,   29,   366,    475_41],
  [250_000_00,  30_000,  181,   365,  3_719_18],
  [         1,  60_000,   29,   365,         0], // one satang earns nothing
  [100_000_00,       0,   31,   365,         0],
])('%i satang at %i ppm for %i days of %i is %i', (balance, ratePpm, days, year, expected) => {
  const share = { numerator: days, denominator: year }
  expect(interestFor(satang(balance), ratePpm, share, DEFAULT_RULES)).toBe(expected)
})

test('one cooperative drops the part of a satang', () => {
  const share = { numerator: 31, denominator: 365 }
  const rules = { interestRounding: 'satang-down' } as const
  expect(interestFor(satang(240_000_00), 72_500, share, rules)).toBe(1_477_80)
})

// biome-ignore format: a table reads in columns
test.each([
  // from          to           basis          part of a year
  ['2028-01-31', '2028-02-29', 'fixed-365',    29,                       365],
  ['2028-01-31', '2028-02-29', 'actual',       29,                       366],
  ['2026-01-31', '2026-02-28', 'actual',       28,                       365],
  ['2027-12-31', '2028-01-31', 'actual',       31,                       366], // all of January
  ['2028-12-31', '2029-01-31', 'actual',       31,                       365],
  ['2027-12-15', '2028-01-31', 'fixed-365',    47,                       365],
  ['2027-12-15', '2028-01-31', 'actual',       16 * 366 + 31 * 365, 365 * 366],
  ['2028-12-15', '2029-01-31', 'actual',       31 * 366 + 16 * 365, 365 * 366],
  ['2027-12-31', '2032-12-31', 'actual',     1095 * 366 + 732 * 365, 365 * 366],
] as const)('from %s to %s by %s is %i of %i', (from, to, yearBasis, numerator, denominator) => {
  expect(yearShare(from, to, { yearBasis })).toEqual({ numerator, denominator })
})

test('whatever the balance, the rate and the days, interest is that of plain exact arithmetic', () => {
  const balances = fc.oneof(fc.nat(10_000_000_00), fc.nat(1_000_000_000_00))
  const year = fc.constantFrom(365, 366, 365 * 366)
  fc.assert(
    fc.property(balances, fc.nat(200_000), fc.nat(62), year, (balance, ratePpm, days, of) => {
      const share = { numerator: days, denominator: of }
      const expected = scale(satang(balance), ratePpm * days, 1_000_000 * of)
      expect(interestFor(satang(balance), ratePpm, share, DEFAULT_RULES)).toBe(expected)
    }),
  )
})
