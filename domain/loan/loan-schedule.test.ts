import { expect, test } from 'vitest'
import { satang } from '../money/money.ts'
import { DEFAULT_RULES, type Loan } from './loan.ts'
import { type Schedule, schedule } from './loan-schedule.ts'
import { LOAN } from './support/given-loan.ts'

function line({ rows }: Schedule, no: number) {
  const row = rows[no - 1]
  return row && [row.no, row.dueOn, row.days, row.principal, row.interest, row.total, row.balance]
}

test('คงต้น: the same principal each month and falling interest', () => {
  const result = schedule({ ...LOAN, method: 'equal-principal' }, DEFAULT_RULES)

  // biome-ignore format: a table reads in columns
  expect([line(result, 1), line(result, 2), line(result, 24)]).toEqual([
    [ 1, '2026-02-28', 28, 5_000_00, 552_33, 5_552_33, 115_000_00],
    [ 2, '2026-03-31', 31, 5_000_00, 586_03, 5_586_03, 110_000_00],
    [24, '2028-01-31', 31, 5_000_00,  25_48, 5_025_48,          0],
  ])
  expect(result).toMatchObject({
    instalment: 5_000_00,
    totalInterest: 7_472_89,
    totalPaid: 127_472_89,
    lastInstalment: 5_025_48,
  })
})

test('คงยอด: the same total each month, and the last takes what is left', () => {
  const result = schedule(LOAN, DEFAULT_RULES)

  // biome-ignore format: a table reads in columns
  expect([line(result, 1), line(result, 2), line(result, 24)]).toEqual([
    [ 1, '2026-02-28', 28, 4_767_67, 552_33, 5_320_00, 115_232_33],
    [ 2, '2026-03-31', 31, 4_732_79, 587_21, 5_320_00, 110_499_54],
    [24, '2028-01-31', 31, 5_223_86,  26_62, 5_250_48,          0],
  ])
  expect(result.rows).toHaveLength(24)
  expect(result).toMatchObject({
    instalment: 5_320_00,
    totalInterest: 7_610_48,
    totalPaid: 127_610_48,
    lastInstalment: 5_250_48,
  })
})

test('คงยอด rounded up to a baht only', () => {
  const result = schedule(LOAN, { ...DEFAULT_RULES, instalmentFactor: 1_00 })
  expect(result).toMatchObject({
    instalment: 5_319_00,
    totalInterest: 7_611_94,
    lastInstalment: 5_274_94,
  })
})

// biome-ignore format: a table reads in columns
test.each([
  // principal     ppm     paid out       each month  rules                                  interest   principal
  [240_000_00,   72_500, '2025-12-31',    4_800_00, {},                                    1_477_81,  3_322_19],
  [240_000_00,   72_500, '2025-12-31',    4_800_00, { interestRounding: 'satang-down' },   1_477_80,  3_322_20],
  [100_000_00,   72_500, '2026-03-31',    2_000_00, {},                                      595_89,  1_404_11],
  [100_000_00,   60_000, '2028-01-31',    2_000_00, {},                                      476_71,  1_523_29],
  [100_000_00,   60_000, '2028-01-31',    2_000_00, { yearBasis: 'actual' },                 475_41,  1_524_59],
] as const)('%i satang at %i ppm from %s, paying %i, with %o', (principal, ratePpm, startsOn, paid, rules, interest, repaid) => {
  const loan: Loan = { ...LOAN, principal: satang(principal), ratePpm, startsOn, months: 60, instalment: satang(paid) }
  const { rows } = schedule(loan, { ...DEFAULT_RULES, ...rules })
  expect(rows[0]).toMatchObject({ interest, principal: repaid, total: paid })
})

test('whoever pays more is done sooner, and whoever pays less owes the rest at the end', () => {
  const more = schedule({ ...LOAN, instalment: satang(10_000_00) }, DEFAULT_RULES)
  expect(more.rows).toHaveLength(13)
  expect(more.lastInstalment).toBeLessThan(10_000_00)

  const less = schedule({ ...LOAN, instalment: satang(1_000_00) }, DEFAULT_RULES)
  expect(less.rows).toHaveLength(24)
  expect(less.lastInstalment).toBeGreaterThan(100_000_00)
})

test('equal principal that does not divide: the last month takes the satang, or lifting ends early', () => {
  const loan: Loan = { ...LOAN, principal: satang(1_000_00), months: 36, method: 'equal-principal' }
  const exact = schedule(loan, DEFAULT_RULES)
  expect(exact.rows.map((row) => row.principal)).toEqual([...Array(35).fill(27_77), 28_05])

  const lifted = schedule(loan, { ...DEFAULT_RULES, principalStep: 10_00 })
  expect(lifted.rows.map((row) => row.principal)).toEqual([...Array(33).fill(30_00), 10_00])
})

test('a long first month whose interest outweighs the instalment is paid as interest alone', () => {
  const loan: Loan = { ...LOAN, months: 360, startsOn: '2026-07-01' }
  const { rows, instalment } = schedule(loan, { ...DEFAULT_RULES, firstInstalment: 'next' })
  expect(instalment).toBe(720_00)
  expect(rows[0]).toMatchObject({ days: 61, principal: 0, interest: 1_203_29, total: 1_203_29 })
  expect(rows[1]).toMatchObject({ days: 30, interest: 591_78, total: 720_00 })
})

test('a loan with a problem has no schedule', () => {
  expect(() => schedule({ ...LOAN, months: 0 }, DEFAULT_RULES)).toThrow('months: too-small')
})
