import { expect, test } from 'vitest'
import { monthEnd } from '../calendar/month-end.ts'
import { satang } from '../money/money.ts'
import type { ShareStep } from '../shares/share-year.ts'
import { DEFAULT_DIVIDEND_RULES as RULES } from './dividend.ts'
import { calculateYear, expectedContributions, yearOfShares } from './dividend-calculation.ts'

/** The example of RULE-21: 50,000 brought forward and 500 a month. */
const STEPS: ShareStep[] = [
  { posted_on: '2025-12-31', sign: 0, amount: satang(50_000_00), balance: satang(50_000_00) },
  ...Array.from({ length: 12 }, (_, at) => ({
    posted_on: monthEnd(2026, at + 1),
    sign: 1 as const,
    amount: satang(500_00),
    balance: satang(50_000_00 + 500_00 * (at + 1)),
  })),
]
const NO_LOANS = {
  interestPaid: satang(0),
  interestRefunded: satang(0),
  returnRatePpm: 0,
  inDefault: false,
}

test('50,000 and 500 a month at 5% is 2,637.50', () => {
  const held = yearOfShares(STEPS, 2026, RULES)
  expect(held).toMatchObject({ opening: 50_000_00, startsOn: '2026-01-01', endsOn: '2026-12-31' })
  const { opening = satang(0), contributions = [] } = held ?? {}
  const shares = { year: 2026, opening, contributions, ratePpm: 50_000 }
  expect(calculateYear(shares, NO_LOANS, RULES)?.total).toBe(2_637_50)
  expect(calculateYear({ ...shares, ratePpm: 999_999 }, NO_LOANS, RULES)).toBeUndefined()
})

test('a year before the movements is not known; the one they begin in opens with what they bring', () => {
  const [first, ...rest] = STEPS
  const late = [{ ...(first as ShareStep), posted_on: '2026-01-15' }, ...rest.slice(1)]
  expect(yearOfShares(STEPS, 2024, RULES)).toBeUndefined()
  expect(yearOfShares([], 2026, RULES)).toBeUndefined()
  expect(yearOfShares(late, 2026, RULES)).toMatchObject({ opening: 50_000_00 })
  expect(yearOfShares(rest, 2026, RULES)).toMatchObject({ opening: 0 })
})

test('a year in which shares were taken out is not reckoned, the next one is', () => {
  const out = { sign: -1 as const, amount: satang(20_000_00), balance: satang(33_000_00) }
  const taken = [...STEPS.slice(0, 7), { ...out, posted_on: '2026-07-10' }]
  expect(yearOfShares(taken, 2026, RULES)).toBeUndefined()
  expect(yearOfShares(taken, 2027, RULES)).toMatchObject({ opening: 33_000_00 })
})

test('what was posted twice and taken back in the year earns nothing, and the year is reckoned', () => {
  const twice = { amount: satang(500_00), seq: 90, reverses: null }
  const wrong = [
    ...STEPS.slice(0, 4),
    { ...twice, posted_on: '2026-04-10' as const, sign: 1 as const, balance: satang(52_000_00) },
    {
      ...twice,
      posted_on: '2026-04-16' as const,
      sign: -1 as const,
      balance: satang(51_500_00),
      seq: 91,
      reverses: 90,
    },
    ...STEPS.slice(4),
  ]
  expect(yearOfShares(wrong, 2026, RULES)).toEqual(yearOfShares(STEPS, 2026, RULES))
})

test('what is expected is every month’s end still to come', () => {
  expect(expectedContributions(satang(500_00), '2026-10-31', '2026-12-31')).toEqual([
    { amount: 500_00, paidOn: '2026-11-30' },
    { amount: 500_00, paidOn: '2026-12-31' },
  ])
  expect(expectedContributions(satang(500_00), '2026-12-30', '2026-12-31')).toHaveLength(1)
  expect(expectedContributions(satang(500_00), '2026-12-31', '2026-12-31')).toEqual([])
  expect(expectedContributions(satang(0), '2026-10-31', '2026-12-31')).toEqual([])
})
