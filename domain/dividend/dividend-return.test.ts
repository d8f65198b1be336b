import { expect, test } from 'vitest'
import { satang } from '../money/money.ts'
import { DEFAULT_DIVIDEND_RULES as RULES } from './dividend.ts'
import { averageReturn, checkReturn, type LoanBusiness, yearEnd } from './dividend-return.ts'
import { monthlyContributions } from './dividend-year.ts'

const BUSINESS: LoanBusiness = {
  interestPaid: satang(6_000_00),
  interestRefunded: satang(0),
  returnRatePpm: 125_000,
  inDefault: false,
}

test('interest of 6,000 at 12.50% gives back 750', () => {
  expect(averageReturn(BUSINESS, RULES)).toBe(750_00)
})

test('refunded interest was not paid', () => {
  const business = { ...BUSINESS, interestRefunded: satang(1_000_00) }
  expect(averageReturn(business, RULES)).toBe(625_00)
})

test('a year in default gives nothing back', () => {
  expect(averageReturn({ ...BUSINESS, inDefault: true }, RULES)).toBe(0)
})

// biome-ignore format: a table reads in columns
test.each([
  ['interestPaid',      Number.NaN,   'missing',    'กรอกดอกเบี้ยเงินกู้ที่จ่ายทั้งปี'],
  ['interestPaid',      -1,           'too-small',  'ดอกเบี้ยเงินกู้ที่จ่ายทั้งปีต้องไม่ต่ำกว่า 0 บาท'],
  ['interestRefunded',  -1,           'too-small',  'ดอกเบี้ยที่ได้รับคืนต้องไม่ต่ำกว่า 0 บาท'],
  ['interestRefunded',  6_000_01,     'too-large',  'ดอกเบี้ยที่ได้รับคืนต้องไม่เกินดอกเบี้ยเงินกู้ที่จ่ายทั้งปี'],
  ['returnRatePpm',     -1,           'too-small',  'อัตราเฉลี่ยคืนต้องไม่ต่ำกว่า 0%'],
  ['returnRatePpm',     1_000_001,    'too-large',  'อัตราเฉลี่ยคืนต้องไม่เกิน 100.00% ต่อปี'],
])('%s of %d is %s', (field, value, code, text) => {
  const business = { ...BUSINESS, [field]: value }
  expect(checkReturn(business, RULES)).toContainEqual({ field, code, text })
  expect(() => averageReturn(business, RULES)).toThrow(RangeError)
})

test('after the annual meeting a member receives both', () => {
  const contributions = monthlyContributions(satang(500_00), 2026, RULES)
  const shares = { year: 2026, opening: satang(50_000_00), contributions, ratePpm: 50_000 }
  expect(yearEnd(shares, BUSINESS, RULES)).toMatchObject({
    dividend: { total: 2_637_50 },
    averageReturn: 750_00,
    total: 3_387_50,
  })
})
