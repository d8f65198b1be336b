import { expect, test } from 'vitest'
import { DEFAULT_RULES } from '../loan/loan.ts'
import { satang } from '../money/money.ts'
import { lostInterest } from './lost-interest.ts'

const GIVEN = {
  default_on: '2026-05-06',
  balance: satang(365_000_00),
  maximum: satang(300_000_00),
  rate_ppm: 60_000,
} as const

test('until the sixtieth day nothing is lost; after it the interest of each day on what the guarantor answers for', () => {
  const on = (told_on: `${number}-${number}-${number}` | null, today = '2026-08-04' as const) =>
    lostInterest({ ...GIVEN, told_on }, today, DEFAULT_RULES)
  expect(on('2026-07-05')).toEqual({ days: 0, interest: 0 })
  // Ten days of 300,000 baht at six per cent.
  expect(on('2026-07-15')).toEqual({ days: 10, interest: 493_15 })
  expect(on(null)).toEqual({ days: 30, interest: 1_479_45 })
  const small = { ...GIVEN, balance: satang(36_500_00), told_on: null }
  expect(lostInterest(small, '2026-07-15', DEFAULT_RULES)).toEqual({ days: 10, interest: 60_00 })
})
