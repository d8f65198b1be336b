import { expect, test } from 'vitest'
import { satang } from '#domain/money.ts'
import { type DividendNotice, dividendNotice, type Reckoning } from './dividend-notice.ts'
import { inFileName } from './holder.ts'

const NOTHING = satang(0)

function noticeWith(of: Pick<Reckoning, 'interest_paid' | 'in_default'>): string {
  const notice: DividendNotice = {
    asOf: '2026-10-31',
    holder: { membershipNo: '000001', name: 'นางสาวสมหญิง ใจงาม', unit: 'โรงพยาบาล' },
    year: 2025,
    rate_ppm: 49_000,
    return_rate_ppm: 105_000,
    dividend: NOTHING,
    average_return: NOTHING,
    deducted: NOTHING,
    net: NOTHING,
    pay_method: 'cash',
    pay_account_masked: null,
    deductions: [],
    reckoning: {
      starts_on: '2025-01-01',
      ends_on: '2025-12-31',
      opening: NOTHING,
      on_opening: NOTHING,
      lines: [],
      dividend: NOTHING,
      ...of,
    },
  }
  return JSON.stringify(dividendNotice(notice).sheets)
}

test('a member without a loan is not called a defaulter for a month whose shares were not deducted', () => {
  const paper = noticeWith({ interest_paid: NOTHING, in_default: true })
  expect(paper).toContain('ไม่มีดอกเบี้ยเงินกู้ที่จ่ายในปีบัญชีนี้')
  expect(paper).not.toContain('ผิดนัด')
  expect(noticeWith({ interest_paid: satang(100), in_default: true })).toContain('ผิดนัดชำระหนี้')
  expect(noticeWith({ interest_paid: satang(100), in_default: false })).not.toContain(
    'ไม่มีเงินเฉลี่ยคืน',
  )
})

test('files are named in พ.ศ., as the papers in them are dated', () => {
  expect(inFileName({ from: '2025-11-01', to: '2026-10-31' })).toBe('2568-11-01_2569-10-31')
})
