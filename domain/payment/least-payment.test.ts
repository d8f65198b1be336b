import { expect, test } from 'vitest'
import { DEFAULT_RULES } from '../loan/loan.ts'
import { satang } from '../money/money.ts'
import { type InterestBearing, leastPayment, notEnoughWords } from './least-payment.ts'

/** 365,000 baht at 6%: 60 baht of interest a day. */
const LOAN: InterestBearing = {
  balance: satang(365_000_00),
  rate_ppm: 60_000,
  last_on: '2026-10-31',
  default_on: null,
  accrued_interest: null,
  arrears_interest: null,
}
const DAYS = { asOf: '2026-11-10', validUntil: '2026-11-20' } as const

function least(told: Partial<InterestBearing> = {}, days = DAYS) {
  return leastPayment({ ...LOAN, ...told }, days, DEFAULT_RULES)
}

test('the least is above the interest from the last movement to the last day of the code, in whole baht', () => {
  expect(least()).toBe(1_201_00)
  expect(least({ last_on: '2026-11-20' })).toBe(1_00)
  expect(least({ last_on: '2026-12-01' })).toBe(1_00)
})

test('where the core system tells more interest than that, its own figure counts, and the days since the night', () => {
  expect(least({ arrears_interest: satang(5_000_00) })).toBe(5_601_00)
  expect(least({ accrued_interest: satang(700_50), arrears_interest: satang(0) })).toBe(1_301_00)
  expect(least({ accrued_interest: satang(10_00) })).toBe(1_201_00)
})

test('what the figures do not tell is not guessed: a contract that is not among them, is paid off, or is in default without a figure', () => {
  expect(leastPayment(undefined, DAYS, DEFAULT_RULES)).toBeUndefined()
  expect(least({ balance: satang(0) })).toBeUndefined()
  expect(least({ default_on: '2026-09-01' })).toBeUndefined()
  expect(least({ default_on: '2026-09-01', arrears_interest: satang(0) })).toBe(1_201_00)
})

test('a borrower reads how much it takes; somebody who stands for the loan reads no figure of it', () => {
  expect(notEnoughWords('12-3', satang(1_201_00), true)).toContain('1,201.00 บาท')
  expect(notEnoughWords('12-3', satang(1_201_00), false)).not.toMatch(/\d,\d|บาท/)
  expect(notEnoughWords('12-3', undefined, true)).toContain('ไม่ได้บอกดอกเบี้ย')
})
