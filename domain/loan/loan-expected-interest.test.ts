import { expect, test } from 'vitest'
import { satang } from '../money/money.ts'
import { DEFAULT_RULES } from './loan.ts'
import { expectedInterest } from './loan-expected-interest.ts'
import { OWED_LOAN } from './support/given-loan.ts'

test('two months of a loan are expected at their real days', () => {
  // 120,000.00 × 6% × 28/365 and 115,000.00 × 6% × 31/365.
  expect(expectedInterest(OWED_LOAN, '2026-01-31', '2026-03-31', DEFAULT_RULES)).toBe(
    552_33 + 586_03,
  )
})

test('nothing is expected after the last day, nor of a loan that is paid', () => {
  expect(expectedInterest(OWED_LOAN, '2026-01-31', '2026-02-27', DEFAULT_RULES)).toBe(0)
  expect(
    expectedInterest(
      { ...OWED_LOAN, balance: satang(0) },
      '2026-01-31',
      '2026-12-31',
      DEFAULT_RULES,
    ),
  ).toBe(0)
})
