import fc from 'fast-check'
import { expect, test } from 'vitest'
import { satang, total } from '../money/money.ts'
import { DEFAULT_DIVIDEND_RULES, type DividendMethod, dividend, type Shares } from './dividend.ts'
import { fiscalYear, monthlyContributions } from './dividend-year.ts'

const METHODS: DividendMethod[] = ['A', 'A-cut-off', 'B', 'C', 'D']

function rulesOf(method: DividendMethod, firstMonth = 1) {
  return { ...DEFAULT_DIVIDEND_RULES, method, firstMonth }
}

// Opening 50,000 and 500 a month at 5% (RULE-21).
function givenShares(method: DividendMethod): Shares {
  const contributions = monthlyContributions(satang(500_00), 2026, rulesOf(method))
  return { year: 2026, opening: satang(50_000_00), contributions, ratePpm: 50_000 }
}

// biome-ignore format: a table reads in columns
test.each([
  // method      contributions  total
  ['A',             137_50,    2_637_50],
  ['A-cut-off',     137_50,    2_637_50], // month-ends are all after the 7th
  ['B',             162_50,    2_662_50],
  ['C',             138_16,    2_638_16],
  ['D',             125_00,    2_625_00],
] as const)('by method %s contributions earn %i and all shares %i', (method, onContributions, sum) => {
  const result = dividend(givenShares(method), rulesOf(method))
  expect(result).toMatchObject({ onOpening: 2_500_00, onContributions, total: sum })
})

test('by method A each month earns a twelfth less, and the last nothing', () => {
  const { lines } = dividend(givenShares('A'), rulesOf('A'))
  // biome-ignore format: as in RULE-21
  expect(lines.map((line) => line.dividend)).toEqual([
    22_92, 20_83, 18_75, 16_67, 14_58, 12_50, 10_42, 8_33, 6_25, 4_17, 2_08, 0,
  ])
  expect(lines[0]).toEqual({
    no: 1,
    month: 1,
    paidOn: '2026-01-31',
    contribution: 500_00,
    numerator: 11,
    denominator: 12,
    dividend: 22_92,
  })
})

test('by the day, month-end payments of 2569 are held for 2,017 days', () => {
  const { lines } = dividend(givenShares('C'), rulesOf('C'))
  expect(lines.reduce((days, line) => days + line.numerator, 0)).toBe(2017)
})

test('by the day, 200,000 at 6.5% earns 35.62 a day', () => {
  const contributions = [{ amount: satang(200_000_00), paidOn: '2026-12-30' }]
  const shares = { year: 2026, opening: satang(0), contributions, ratePpm: 65_000 }
  expect(dividend(shares, rulesOf('C')).total).toBe(35_62)
})

test('paid by the 7th counts a month longer', () => {
  const amount = satang(500_00)
  const contributions = ['2026-02-07', '2026-02-08'].map((paidOn) => ({ amount, paidOn }))
  const { lines } = dividend({ ...givenShares('A'), contributions }, rulesOf('A-cut-off'))
  expect(lines.map((line) => line.dividend)).toEqual([22_92, 20_83])
})

test('in a year from September on, the first line is September’s', () => {
  const rules = rulesOf('A', 9)
  const contributions = monthlyContributions(satang(500_00), 2026, rules)
  const result = dividend({ ...givenShares('A'), contributions }, rules)
  expect(result.lines[0]).toMatchObject({ no: 1, month: 9, numerator: 11 })
  expect(result.total).toBe(2_637_50)
})

test('a rate over the cap earns nothing but a refusal', () => {
  const shares = { ...givenShares('A'), ratePpm: 100_001 }
  expect(() => dividend(shares, rulesOf('A'))).toThrow('ratePpm: too-large')
})

const amounts = fc.nat(1_000_000_00).map(satang)
const worlds = fc
  .record({
    method: fc.constantFrom(...METHODS),
    firstMonth: fc.integer({ min: 1, max: 12 }),
    year: fc.integer({ min: 2000, max: 2100 }),
    opening: amounts,
    monthly: fc.array(amounts, { minLength: 12, maxLength: 12 }),
    ratePpm: fc.nat(100_000),
  })
  .map(({ method, firstMonth, year, opening, monthly, ratePpm }) => {
    const rules = rulesOf(method, firstMonth)
    const each = monthly.slice(0, fiscalYear(year, rules).months)
    const contributions = monthlyContributions(each, year, rules)
    return { rules, shares: { year, opening, contributions, ratePpm } }
  })

test('the total is the sum of the lines shown, and never more than the cap on all shares', () => {
  fc.assert(
    fc.property(worlds, ({ rules, shares }) => {
      const result = dividend(shares, rules)
      const shown = [result.onOpening, ...result.lines.map((line) => line.dividend)]
      expect(total(shown)).toBe(result.total)

      const paidIn = total([shares.opening, ...shares.contributions.map(({ amount }) => amount)])
      const mostByRounding = shown.length / 2
      expect(result.total).toBeLessThanOrEqual(paidIn * 0.1 + mostByRounding)
    }),
  )
})

test('without shares there is no dividend', () => {
  fc.assert(
    fc.property(worlds, ({ rules, shares }) => {
      const contributions = shares.contributions.map((one) => ({ ...one, amount: satang(0) }))
      const none = { ...shares, opening: satang(0), contributions }
      expect(dividend(none, rules).total).toBe(0)
    }),
  )
})

test('more shares, or the same shares earlier, never earn less', () => {
  fc.assert(
    fc.property(worlds, fc.nat(10), amounts, ({ rules, shares }, at, extra) => {
      const before = dividend(shares, rules).total
      const later = shares.contributions[Math.min(at, shares.contributions.length - 2) + 1]
      const earlier = shares.contributions[Math.min(at, shares.contributions.length - 2)]
      const changed = (paidOn = '', amount = extra) =>
        dividend({ ...shares, contributions: [...shares.contributions, { paidOn, amount }] }, rules)

      expect(changed(later?.paidOn).total).toBeGreaterThanOrEqual(before)
      expect(changed(earlier?.paidOn).total).toBeGreaterThanOrEqual(changed(later?.paidOn).total)
    }),
  )
})
