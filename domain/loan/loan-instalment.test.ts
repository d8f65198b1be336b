import fc from 'fast-check'
import { expect, test } from 'vitest'
import { satang } from '../money/money.ts'
import { DEFAULT_RULES, type Loan } from './loan.ts'
import { instalmentOf } from './loan-instalment.ts'

function givenLoan(principal: number, ratePpm: number, months: number): Loan {
  const startsOn = '2026-01-31'
  return { principal: satang(principal), ratePpm, months, startsOn, method: 'equal-total' }
}

// biome-ignore format: a table reads in columns
test.each([
  // principal     ppm    months  factor   instalment
  [120_000_00,   60_000,   24,        0,    5_318_47],
  [120_000_00,   60_000,   24,    10_00,    5_320_00],
  [120_000_00,   60_000,   24,     1_00,    5_319_00],
  [120_000_00,   60_000,   24,   -10_00,    5_310_00],
  // Exact multiples of ten baht stay: a float makes the first 120,600.000000003.
  [120_000_00,   60_000,    1,    10_00,  120_600_00],
  [802_000_00,   60_000,    2,    10_00,  404_010_00],
  [120_000_00,        0,   24,    10_00,    5_000_00],
  [120_001_00,        0,   24,    10_00,    5_010_00],
  [         5,        0,    2,        0,           3],
])('%i satang at %i ppm over %i months, factor %i, is %i', (principal, ratePpm, months, factor, expected) => {
  const rules = { ...DEFAULT_RULES, instalmentFactor: factor }
  expect(instalmentOf(givenLoan(principal, ratePpm, months), rules)).toBe(expected)
})

// biome-ignore format: a table reads in columns
test.each([
  // principal   months  step     each month
  [120_000_00,    24,        0,    5_000_00],
  [100_000_00,    24,        0,    4_166_66],
  [100_000_00,    24,    10_00,    4_170_00],
  [120_000_00,    24,    10_00,    5_000_00],
])('%i satang in %i equal principals, lifted by %i, is %i', (principal, months, step, expected) => {
  const loan: Loan = { ...givenLoan(principal, 60_000, months), method: 'equal-principal' }
  expect(instalmentOf(loan, { ...DEFAULT_RULES, principalStep: step })).toBe(expected)
})

test('what the visitor types is what is paid', () => {
  const loan = { ...givenLoan(120_000_00, 60_000, 24), instalment: satang(6_000_00) }
  expect(instalmentOf(loan, DEFAULT_RULES)).toBe(6_000_00)
})

test('half a satang more repays the loan by its last month, and more than half less does not', () => {
  const loans = fc.tuple(fc.nat(10_000_000_00), fc.nat(200_000), fc.integer({ min: 1, max: 60 }))
  fc.assert(
    fc.property(loans, ([principal, ratePpm, months]) => {
      const rules = { ...DEFAULT_RULES, instalmentFactor: 0 }
      const paid = BigInt(2 * instalmentOf(givenLoan(principal, ratePpm, months), rules))
      expect(leftAfter(principal, ratePpm, months, paid + 1n)).toBeLessThan(1n)
      expect(leftAfter(principal, ratePpm, months, paid - 1n)).toBeGreaterThan(-1n)
    }),
  )
})

// Month by month instead of by the formula, in half satang so that a half can be paid.
function leftAfter(principal: number, ratePpm: number, months: number, halves: bigint): bigint {
  let owed = BigInt(principal) * 2n
  let unit = 1n
  for (let month = 0; month < months; month++) {
    unit *= 12_000_000n
    owed = owed * BigInt(12_000_000 + ratePpm) - halves * unit
  }
  return owed
}
