import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { DividendBreakdown } from '#contract/member/dividend.ts'
import { DEFAULT_DIVIDEND_RULES } from '#domain/dividend/dividend.ts'
import { satang } from '#domain/money/money.ts'
import { show } from '../../../testing/given.tsx'
import { How } from './how.tsx'

const RECKONING: DividendBreakdown = {
  year: 2025,
  starts_on: '2025-01-01',
  ends_on: '2025-12-31',
  rate_ppm: 50_000,
  opening: satang(0),
  on_opening: satang(0),
  lines: [],
  dividend: satang(0),
  return_rate_ppm: 100_000,
  counted_to: '2025-12-31',
  interest_paid: satang(1_000_00),
  interest_expected: satang(0),
  defaulted: null,
  short_months: ['2025-06-01'],
  return_clause: 'ข้อบังคับ ข้อ 28 (4)',
  average_return: satang(0),
  total: satang(0),
}

test('a short month is named with the by-law it is judged by, and default is not spoken of', () => {
  show(<How reckoning={RECKONING} rules={DEFAULT_DIVIDEND_RULES} />)
  screen.getByText(/หักชำระเงินกู้ไม่ครบในงวด มิถุนายน 2568/)
  screen.getByText('หลักเกณฑ์ของสหกรณ์: ข้อบังคับ ข้อ 28 (4)')
  expect(document.body.textContent).not.toContain('ผิดนัด')
})

test('without a by-law in the settings none is named', () => {
  show(<How reckoning={{ ...RECKONING, return_clause: null }} rules={DEFAULT_DIVIDEND_RULES} />)
  expect(screen.queryByText(/หลักเกณฑ์/)).toBeNull()
})
