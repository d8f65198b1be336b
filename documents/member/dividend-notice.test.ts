import { expect, test } from 'vitest'
import type { Day } from '#domain/calendar/day.ts'
import { satang } from '#domain/money/money.ts'
import { type DividendCalculation, type DividendNotice, dividendNotice } from './dividend-notice.ts'
import { inFileName } from './holder.ts'

const NOTHING = satang(0)

type Judged = Pick<DividendCalculation, 'interest_paid' | 'defaulted' | 'short_months'>

function noticeWith(of: Judged, return_clause: string | null = null): string {
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
      return_clause,
    },
  }
  return JSON.stringify(dividendNotice(notice).sheets)
}

test('a notice speaks of default only where the core system does', () => {
  const short_months: Day[] = ['2025-06-01']
  const short = { defaulted: null, short_months }
  expect(noticeWith({ interest_paid: NOTHING, ...short })).toContain('ไม่มีดอกเบี้ยเงินกู้ที่จ่ายในปีบัญชีนี้')
  const decided = noticeWith({ interest_paid: satang(100), ...short })
  expect(decided).toContain('หักชำระไม่ครบ: มิถุนายน 2568')
  expect(decided).not.toContain('ผิดนัด')
  const told = { defaulted: 'yes', short_months: [] } as const
  expect(noticeWith({ interest_paid: satang(100), ...told, short_months: [] })).toContain(
    'ผิดนัดชำระหนี้',
  )
  const paid = { defaulted: null, short_months: [] }
  expect(noticeWith({ interest_paid: satang(100), ...paid })).not.toContain('ไม่มีเงินเฉลี่ยคืน')
})

test('where default or a short month is judged, the by-law is named', () => {
  const clause = 'ข้อบังคับ ข้อ 28 (4)'
  const told = { interest_paid: satang(100), defaulted: 'yes', short_months: [] } as const
  const months: Day[] = ['2025-06-01']
  const short = { interest_paid: satang(100), defaulted: null, short_months: months }
  for (const judged of [{ ...told, short_months: [] }, short]) {
    expect(noticeWith(judged, clause)).toContain(`หลักเกณฑ์ของสหกรณ์: ${clause}`)
    expect(noticeWith(judged)).not.toContain('หลักเกณฑ์')
  }
})

test('files are named in พ.ศ., as the papers in them are dated', () => {
  expect(inFileName({ from: '2025-11-01', to: '2026-10-31' })).toBe('2568-11-01_2569-10-31')
})
