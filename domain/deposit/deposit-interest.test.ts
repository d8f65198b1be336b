import fc from 'fast-check'
import { expect, test } from 'vitest'
import { satang } from '../money/money.ts'
import { accruedInterest, type BalanceFrom } from './deposit-interest.ts'

const RULES = { ratePpm: 30_000, daysInYear: 365, leastBalance: satang(0) }

function from(on: string, baht: number): BalanceFrom {
  return { on, balance: satang(baht * 100) }
}

test('250,000 at 3% for 181 days earns 3,719.18', () => {
  expect(accruedInterest([from('2025-12-31', 250_000)], '2026-06-30', RULES)).toBe(3_719_18)
})

test('each night counts at its own balance: ten at 100,000, twenty-one at 40,000', () => {
  const balances = [from('2026-09-30', 100_000), from('2026-10-10', 40_000)]
  // (100,000 × 10 + 40,000 × 21) × 3% ÷ 365 = 151.232…
  expect(accruedInterest(balances, '2026-10-31', RULES)).toBe(151_23)
})

test('what went in and out on one day was there for no night', () => {
  const balances = [
    from('2026-09-30', 100_000),
    from('2026-10-10', 900_000),
    from('2026-10-10', 100_000),
  ]
  expect(accruedInterest(balances, '2026-10-31', RULES)).toBe(
    accruedInterest([from('2026-09-30', 100_000)], '2026-10-31', RULES),
  )
})

test('below the least balance a night earns nothing, and at it, all', () => {
  const rules = { ...RULES, leastBalance: satang(1_000_00) }
  expect(accruedInterest([from('2026-09-30', 999.99)], '2026-10-31', rules)).toBe(0)
  expect(accruedInterest([from('2026-09-30', 1_000)], '2026-10-31', rules)).toBe(2_55)
})

test('on the day interest was paid in, and with nothing held, there is none yet', () => {
  expect(accruedInterest([from('2026-10-31', 5_000)], '2026-10-31', RULES)).toBe(0)
  expect(accruedInterest([from('2026-09-30', 0)], '2026-10-31', RULES)).toBe(0)
  expect(accruedInterest([], '2026-10-31', RULES)).toBe(0)
})

test('a movement that changes nothing does not change the interest', () => {
  const day = fc.integer({ min: 1, max: 30 }).map((n) => `2026-10-${String(n).padStart(2, '0')}`)
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_000_000 }), day, (baht, on) => {
      const one = [from('2026-09-30', baht)]
      expect(accruedInterest([...one, from(on, baht)], '2026-10-31', RULES)).toBe(
        accruedInterest(one, '2026-10-31', RULES),
      )
    }),
  )
})
