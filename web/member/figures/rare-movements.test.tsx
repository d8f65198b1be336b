// Reversals, corrections, refunds, transfers, tax and payments by guarantors as members read them: the network alone is
// made up.

import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { DepStatementFeed } from '#contract/member/deposit.ts'
import type { LoanMovement, LoanStatementFeed } from '#contract/member/loan_statement.ts'
import { DEFAULT_RULES } from '#domain/loan/loan.ts'
import { satang } from '#domain/money/money.ts'
import { givenServer, givenSignedIn, open as openPage } from '../../testing/given-member.tsx'

const answering = (data: unknown) => () => Response.json({ rc_code: '1', data })
beforeEach(() => givenSignedIn())

const PAYMENT: LoanMovement = {
  seq: 1,
  posted_on: '2026-07-31',
  receipt_no: 'R2607-000004',
  code: '02',
  sign: -1,
  principal: satang(1_000_00),
  interest: satang(200_00),
  total: satang(1_200_00),
  balance: satang(39_000_00),
  payer: null,
  reverses_on: null,
  is_reversed: false,
  basis: null,
}
const MOVEMENTS: LoanMovement[] = [
  {
    ...PAYMENT,
    seq: 5,
    code: '05',
    principal: satang(0),
    interest: satang(12_34),
    total: satang(12_34),
  },
  { ...PAYMENT, seq: 4, code: '04', payer: 'ประเสริฐ ภ.' },
  { ...PAYMENT, seq: 3, code: '09', interest: satang(190_00), principal: satang(1_010_00) },
  { ...PAYMENT, seq: 2, code: '08', sign: 1, reverses_on: '2026-07-31' },
  { ...PAYMENT, is_reversed: true },
]
const LOAN: LoanStatementFeed = {
  as_of: '2026-10-31',
  contract: {
    statement: 'abc',
    loan_no: '02-000004-2',
    type_code: '02',
    type_name: 'เงินกู้สามัญ',
    method: 'equal-total',
    opened_on: '2025-04-10',
    principal: satang(60_000_00),
    balance: satang(37_000_00),
    rate_ppm: 57_500,
    months: 48,
    months_paid: 10,
    months_left: 38,
    instalment: satang(1_410_00),
    last_on: '2026-09-30',
    ends_on: '2029-04-30',
    paid: satang(23_000_00),
    paid_ppm: 383_333,
    state: 'open',
    next_due: null,
    arrears_months: 2,
    arrears_principal: satang(2_500_00),
    arrears_interest: satang(181_00),
    default_on: '2026-01-31',
  },
  from: '2026-05-01',
  to: '2026-10-31',
  opening_balance: satang(40_000_00),
  closing_balance: satang(37_000_00),
  totals: {
    count: 2,
    principal: satang(2_010_00),
    interest: satang(377_66),
    paid: satang(2_387_66),
    borrowed: satang(0),
  },
  movements: MOVEMENTS,
  next_cursor: null,
  rules: DEFAULT_RULES,
}

test('a loan’s statement says what was taken back, put right, given back and paid by whom', async () => {
  givenServer({ '/api/member/loan_statement/abc': answering(LOAN) })
  openPage('/member/loan_statement/abc')
  const table = within(await screen.findByRole('table', { name: /รายการชำระเงินกู้/ }))
  const textOf = (words: string) => table.getByText(words).closest('tr')?.textContent
  expect(textOf('คืนดอกเบี้ย')).toContain('−12.34')
  expect(textOf('ผู้ค้ำประกันชำระแทน')).toContain('โดย ประเสริฐ ภ.')
  expect(textOf('ปรับปรุงรายการ')).toContain('1,010.00')
  expect(textOf('กลับรายการ')).toContain('ของวันที่ 31 ก.ค. 2569')
  expect(textOf('กลับรายการ')).toContain('−1,000.00')
  expect(textOf('ชำระหนี้')).toContain('กลับรายการแล้ว')
})

test('a loan in default says since when, and what is in arrears', async () => {
  givenServer({ '/api/member/loan_statement/abc': answering(LOAN) })
  openPage('/member/loan_statement/abc')
  const factOf = async (label: string) =>
    (await screen.findByText(label)).closest('div')?.textContent
  expect(await factOf('วันที่ผิดนัด')).toContain('31 มกราคม 2569')
  expect(screen.getByText('ผิดนัดชำระหนี้')).toBeDefined()
  expect(await factOf('เงินต้นค้างชำระ')).toContain('2,500.00')
  expect(await factOf('ดอกเบี้ยค้างชำระ')).toContain('181.00')
})

const DEPOSIT = {
  posted_on: '2026-03-20',
  receipt_no: null,
  paid_in: satang(0),
  paid_out: satang(0),
  balance: satang(40_935_00),
  reverses_on: null,
  is_reversed: false,
} as const
const FIXED: DepStatementFeed = {
  as_of: '2026-10-31',
  account: {
    statement: 'abc',
    account_no: '300000013',
    account_no_masked: 'xxx-xxx-0013',
    account_name: 'นางสมหญิง ใจงาม',
    type_code: '30',
    type_name: 'ประจำ 12 เดือน',
    rate_ppm: 27_500,
    state: 'open',
    opened_on: '2025-03-20',
    balance: satang(40_935_00),
    monthly: satang(0),
    last_on: '2026-03-20',
    accrued_interest: satang(600_00),
    accrued_from: '2026-03-20',
  },
  from: '2025-03-01',
  to: '2026-10-31',
  opening_balance: satang(0),
  closing_balance: satang(40_935_00),
  totals: {
    count_in: 2,
    paid_in: satang(41_100_00),
    count_out: 2,
    paid_out: satang(165_00),
    interest: satang(1_100_00),
    tax: satang(165_00),
  },
  movements: [
    { ...DEPOSIT, seq: 4, code: 'RV', sign: -1, reverses_on: '2026-03-18' },
    { ...DEPOSIT, seq: 3, code: 'TX', sign: -1, paid_out: satang(165_00) },
    { ...DEPOSIT, seq: 2, code: 'IN', sign: 1, paid_in: satang(1_100_00) },
    { ...DEPOSIT, seq: 1, code: 'TI', sign: 1, paid_in: satang(40_000_00) },
  ],
  next_cursor: null,
}

test('a deposit’s statement calls transfers, tax and reversals by their names, and adds the tax up', async () => {
  givenServer({ '/api/member/dep_statement/abc': answering(FIXED) })
  openPage('/member/dep_statement/abc')
  const table = within(await screen.findByRole('table', { name: /รายการเคลื่อนไหวเงินฝาก/ }))
  const textOf = (words: string) => table.getByText(words).closest('tr')?.textContent
  expect(textOf('รับโอน')).toContain('40,000.00')
  expect(textOf('ภาษีหัก ณ ที่จ่าย')).toContain('165.00')
  expect(textOf('กลับรายการ')).toContain('ของวันที่ 18 มี.ค. 2569')
  expect(screen.getByText('ภาษีหัก ณ ที่จ่ายในยอดถอน')).toBeDefined()
})
