// For tests only: a member's papers, with every mark that Thai puts over and under its letters.

import { type Day, firstOfMonth, type Month, monthOf } from '#domain/calendar/day.ts'
import { monthEnd, monthEndOf, monthNumber } from '#domain/calendar/month-end.ts'
import type { LineKind } from '#domain/collection/collection-words.ts'
import { satang } from '#domain/money/money.ts'
import type { BalanceConfirmation } from '../member/balance-confirmation.ts'
import type { BeneficiaryForm } from '../member/beneficiary-form.ts'
import type { Collection, CollectionMonth } from '../member/collection.ts'
import type { DataCopy } from '../member/data-copy.ts'
import type { DepositRow, DepositStatement } from '../member/deposit-statement.ts'
import type { DividendNotice } from '../member/dividend-notice.ts'
import type { Contract, LoanStatement } from '../member/loan-statement.ts'
import type { ShareStatement } from '../member/share-statement.ts'
import type { Issue } from '../paper/official.ts'
import { OCCASION } from './given.ts'
import { givenDeskCopy } from './given-desk.ts'

export const COOPERATIVE = {
  ...OCCASION.cooperative,
  address: 'เลขที่ 99 หมู่ 9 ถนนเลียบธารใส ตำบลธารใส อำเภอเมืองภูแสงธาร จังหวัดภูแสงธาร 99000',
}

export const ISSUE: Issue = {
  number: 'ยย.2569/000123',
  code: 'K7QM-3XTR-9WPD-BM4H',
  issuedAt: OCCASION.printedAt,
  publicUrl: 'https://coop.example',
}

export const holder = {
  membershipNo: '000123',
  name: 'นางสาวน้ำผึ้ง กู้เกียรติศักดิ์',
  unit: 'โรงพยาบาลส่งเสริมสุขภาพตำบลธารใส',
}
export const asOf = '2026-10-31'

/** As many months before the as-of day as asked, oldest first. */
function monthEnds(count: number): Day[] {
  return Array.from({ length: count }, (_, at) => monthEndOf(monthNumber(asOf) - count + 1 + at))
}

export function givenShareStatement(months = 10): ShareStatement {
  const rows = monthEnds(months).map((posted_on, at) => ({
    posted_on,
    receipt_no: `R${posted_on.slice(2, 4)}${posted_on.slice(5, 7)}-000123`,
    code: 'SH' as const,
    sign: 1 as const,
    amount: satang(1_500_00),
    shares: 150,
    balance: satang(150_000_00 + (at + 1) * 1_500_00),
    instalment: 101 + at,
    note: null,
    reverses_on: null,
  }))
  const closing = rows.at(-1)?.balance ?? satang(150_000_00)
  const from = firstOfMonth(monthOf(rows[0]?.posted_on ?? asOf))
  return { asOf, holder, from, to: asOf, opening: satang(150_000_00), closing, rows }
}

export const CONTRACT: Contract = {
  loan_no: 'สม.2567/01234',
  type_name: 'เงินกู้สามัญ',
  opened_on: '2024-01-31',
  principal: satang(600_000_00),
  balance: satang(435_000_00),
  rate_ppm: 57_500,
  months: 120,
  months_paid: 33,
  instalment: satang(5_000_00),
  arrears_principal: null,
  arrears_interest: null,
  default_on: null,
}

export function givenLoanStatement(months = 10): LoanStatement {
  const opening = satang(435_000_00 + months * 5_000_00)
  const rows = monthEnds(months).map((posted_on, at) => ({
    posted_on,
    receipt_no: `R${posted_on.slice(2, 4)}${posted_on.slice(5, 7)}-000123`,
    code: '02' as const,
    sign: -1 as const,
    principal: satang(5_000_00),
    interest: satang(2_123_45 - at),
    balance: satang(opening - (at + 1) * 5_000_00),
    payer: null,
    reverses_on: null,
  }))
  const from = firstOfMonth(monthOf(rows[0]?.posted_on ?? asOf))
  return {
    asOf,
    holder,
    contract: CONTRACT,
    from,
    to: asOf,
    opening,
    closing: satang(435_000_00),
    rows,
  }
}

export function givenDepositStatement(months = 10): DepositStatement {
  let balance = 20_000_00
  const rows = monthEnds(months).flatMap((posted_on, at): DepositRow[] => {
    const out = at % 4 === 3
    balance += 2_000_00
    const paid: DepositRow = {
      posted_on,
      receipt_no: `D${posted_on.slice(2, 4)}${posted_on.slice(5, 7)}-000123`,
      code: 'DP',
      sign: 1,
      paid_in: satang(2_000_00),
      paid_out: satang(0),
      balance: satang(balance),
      reverses_on: null,
    }
    if (!out) return [paid]
    balance -= 1_234_56
    const withdrawn: DepositRow = {
      posted_on,
      receipt_no: null,
      code: 'WD',
      sign: -1,
      paid_in: satang(0),
      paid_out: satang(1_234_56),
      balance: satang(balance),
      reverses_on: null,
    }
    return [paid, withdrawn]
  })
  return {
    asOf,
    holder,
    account: {
      account_no: '01-000123-1',
      account_name: holder.name,
      type_name: 'เงินฝากออมทรัพย์พิเศษ',
      rate_ppm: 25_000,
      opened_on: '2018-05-02',
    },
    from: firstOfMonth(monthOf(rows[0]?.posted_on ?? asOf)),
    to: asOf,
    opening: satang(20_000_00),
    closing: satang(balance),
    rows,
  }
}

const NOT_RECEIVED = { received_principal: null, received_interest: null }

export function givenMonth(period: Month, different: Partial<CollectionMonth> = {}) {
  const line = (line_kind: LineKind, title: string, baht: number, more = {}) => {
    const nothing = { instalment: null, remaining: null, ref_no: null, ...NOT_RECEIVED }
    const plain = { ...nothing, interest: satang(0), ...more }
    const principal = satang(baht * 100)
    const billed = satang(principal + plain.interest)
    return { ...plain, line_kind, title, principal, billed, deducted: billed }
  }
  const loan = {
    ref_no: 'สม.2567/01234',
    instalment: 33,
    interest: satang(2_114_45),
    remaining: satang(435_000_00),
  }
  const lines = [
    line('share', 'ค่าหุ้นรายเดือน', 1_500, { instalment: 110 }),
    line('loan', 'เงินกู้สามัญ', 5_000, loan),
    line('deposit', 'เงินฝากออมทรัพย์พิเศษ', 2_000, { ref_no: '01-000123-1' }),
    line('cremation', 'ฌาปนกิจสงเคราะห์', 360),
  ]
  const billed = satang(10_974_45)
  return {
    period,
    unit: holder.unit,
    billed,
    deducted: billed,
    missing: satang(0),
    reason: null,
    receipt: { receipt_no: 'R6910-000123', paid_on: `${period}-28`, amount: billed },
    lines,
    shares: satang(165_000_00),
    interestOfYear: satang(21_189_05),
    ...different,
  } satisfies CollectionMonth
}

export function givenCollection(periods: Month[] = ['2026-10']): Collection {
  const months = periods.map((period) => givenMonth(period))
  return { asOf, holder, months, signing: 'electronic' }
}

export function givenDividendNotice(): DividendNotice {
  const lines = Array.from({ length: 12 }, (_, at) => ({
    paid_on: monthEnd(2025, at + 1),
    contribution: satang(1_500_00),
    numerator: 11 - at,
    denominator: 12,
    dividend: satang(Math.round((1_500_00 * 0.053 * (11 - at)) / 12)),
  }))
  const onLines = lines.reduce((sum, line) => sum + line.dividend, 0)
  const dividend = satang(6_996_00 + onLines)
  return {
    asOf,
    holder,
    year: 2025,
    rate_ppm: 53_000,
    return_rate_ppm: 125_000,
    dividend,
    average_return: satang(3_210_50),
    deducted: satang(1_060_00),
    net: satang(dividend + 3_210_50 - 1_060_00),
    pay_method: 'bank',
    pay_account_masked: 'xxx-x-x1234-x',
    deductions: [
      { description: 'สมาคมฌาปนกิจ (กลาง)', amount: satang(600_00) },
      { description: 'ประกันชีวิตกลุ่ม', amount: satang(460_00) },
    ],
    reckoning: {
      starts_on: '2025-01-01',
      ends_on: '2025-12-31',
      opening: satang(132_000_00),
      on_opening: satang(6_996_00),
      lines,
      dividend,
      interest_paid: satang(25_684_00),
      defaulted: null,
      short_months: [],
      return_clause: null,
    },
  }
}

export function givenBalanceConfirmation(): BalanceConfirmation {
  return {
    asOf: '2025-12-31',
    holder,
    shares: satang(150_000_00),
    loans: [
      { no: 'สม.2567/01234', name: 'เงินกู้สามัญ', balance: satang(485_000_00) },
      { no: 'ฉฉ.2568/00077', name: 'เงินกู้ฉุกเฉิน', balance: satang(12_500_00) },
    ],
    deposits: [{ no: '01-000123-1', name: 'เงินฝากออมทรัพย์พิเศษ', balance: satang(23_456_78) }],
    answerAt: 'https://coop.example/member/welcome',
  }
}

export function givenBeneficiaryForm(): BeneficiaryForm {
  const one = {
    address: '12 หมู่ 3 ต.ธารใส อ.เมืองภูแสงธาร',
    noted_on: '2020-06-15',
    note: null,
  } as const
  return {
    asOf,
    holder,
    beneficiaries: [
      { ...one, seq: 1, name: 'ด.ญ.ใบเตย กู้เกียรติศักดิ์', relation: 'บุตร', share_ppm: 500_000 },
      { ...one, seq: 2, name: 'นายภูมิ กู้เกียรติศักดิ์', relation: 'คู่สมรส', share_ppm: 500_000 },
    ],
  }
}

export function givenDataCopy(): DataCopy {
  const { account, rows } = givenDepositStatement(6)
  const { dividend, average_return, deducted, net, year } = givenDividendNotice()
  return {
    asOf,
    holder,
    person: [
      ['เลขสมาชิก', holder.membershipNo],
      ['ชื่อ–สกุล', holder.name],
      ['วันเกิด', '15 มีนาคม 2528'],
      ['โทรศัพท์มือถือ', '08-1234-5678'],
      ['สังกัด', holder.unit],
    ],
    shares: givenShareStatement(6).rows,
    loans: [{ contract: CONTRACT, rows: givenLoanStatement(6).rows }],
    deposits: [{ account, rows }],
    months: [
      { period: '2026-10', billed: satang(10_974_45), deducted: satang(0), receipt_no: null },
    ],
    guarantees: [
      { loan_no: 'สม.2566/00411', role: 'ผู้ค้ำประกัน', name: 'สมหญิง จ.', amount: satang(150_000_00) },
    ],
    beneficiaries: givenBeneficiaryForm().beneficiaries,
    dividends: [{ year, dividend, average_return, deducted, net }],
    insurance: [],
    welfare: [],
    papers: [{ number: 'ยย.2569/000122', name: 'หนังสือยืนยันยอด', issued_on: '2026-11-01' }],
    ...givenDeskCopy(),
  }
}
