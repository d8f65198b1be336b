// Reversals, corrections, refunds, transfers, tax, payments by guarantors and defaults, on paper.

import { expect, test, vi } from 'vitest'
import { satang } from '#domain/money/money.ts'
import {
  givenDepositStatement,
  givenLoanStatement,
  givenShareStatement,
} from '../support/given-member.ts'
import { official } from '../support/member-papers.ts'
import { wordsOf } from '../support/poppler.ts'
import { PRINTER } from '../support/printer.ts'
import { csv } from '../table/csv.ts'
import { type DepositRow, depositStatement } from './deposit-statement.ts'
import { type LoanRow, loanStatement } from './loan-statement.ts'
import { type ShareRow, shareStatement } from './share-statement.ts'

vi.setConfig({ testTimeout: 60_000 }) // the printer starts slowly on a busy machine

test('what is taken back or given back is less than nothing on a loan’s paper, and a default is said', async () => {
  const given = givenLoanStatement(2)
  const [first, second] = given.rows
  if (!first || !second) throw new Error('two rows are promised')
  const wrong = { ...first, interest: satang(2_200_00), principal: satang(4_923_45) }
  const rows: LoanRow[] = [
    { ...wrong, balance: satang(440_076_55) },
    { ...wrong, code: '08', sign: 1, balance: satang(445_000_00), reverses_on: wrong.posted_on },
    { ...first, code: '09', receipt_no: null },
    { ...second, code: '04', payer: 'รัตนา ธ.' },
    { ...second, code: '05', principal: satang(0), interest: satang(10_00), receipt_no: null },
  ]
  const contract = {
    ...given.contract,
    arrears_principal: satang(15_000_00),
    arrears_interest: satang(6_370_35),
    default_on: '2026-07-31',
  } as const
  const content = loanStatement({ ...given, contract, rows })
  const interest = first.interest + second.interest - 10_00
  expect(Object.fromEntries(content.totals)).toMatchObject({
    ชำระเงินต้น: 10_000_00,
    ชำระดอกเบี้ย: interest,
  })
  const [table] = content.tables
  if (!table) throw new Error('a table is promised')
  expect(csv(table)).toContain('"กลับรายการของ 30 ก.ย. 2569",-4923.45,-2200.00,-7123.45')
  expect(csv(table)).toContain('"คืนดอกเบี้ย",0.00,-10.00,-10.00')
  // Words break where a column is narrow.
  const words = wordsOf(await PRINTER.pdf('official', official(content)))
  const joined = words.replaceAll(' ', '')
  for (const said of ['ผู้ค้ำประกันชำระแทน(รัตนาธ.)', 'ปรับปรุงรายการ', 'คืนดอกเบี้ย'])
    expect(joined).toContain(said)
  for (const said of ['15,000.00', '6,370.35', 'วันที่ผิดนัด', '31 กรกฎาคม 2569'])
    expect(words).toContain(said)
})

test('tax, transfers and reversals are called by their names on a deposit’s paper', async () => {
  const given = givenDepositStatement(2)
  const [row] = given.rows
  if (!row) throw new Error('a row is promised')
  const out = { ...row, sign: -1, paid_in: satang(0), paid_out: satang(165_00) } as const
  const rows: DepositRow[] = [
    row,
    { ...row, code: 'TI' },
    { ...out, code: 'TX' },
    { ...out, code: 'TO' },
    { ...out, code: 'RV', reverses_on: row.posted_on },
    { ...row, code: 'AD' },
  ]
  const pdf = await PRINTER.pdf('official', official(depositStatement({ ...given, rows })))
  const words = wordsOf(pdf)
  for (const said of ['ภาษีหัก ณ ที่จ่าย', 'รับโอน', 'โอนออก', 'กลับรายการ', 'ปรับปรุงรายการ'])
    expect(words).toContain(said)
  expect(words).toContain('กลับรายการของ 30 ก.ย. 2569')
  expect(words).toContain('ยอดถอนนี้รวมภาษีหัก ณ ที่จ่ายของดอกเบี้ย 165.00 บาท')
})

test('shares that were posted twice are neither paid in nor withdrawn on paper', () => {
  const given = givenShareStatement(2)
  const [row] = given.rows
  if (!row) throw new Error('a row is promised')
  const rows: ShareRow[] = [
    ...given.rows,
    row,
    { ...row, code: 'RV', sign: -1, note: 'บันทึกซ้ำ', reverses_on: row.posted_on },
  ]
  const [sheet] = shareStatement({ ...given, rows }).sheets
  expect(sheet?.parts).toContainEqual(
    expect.objectContaining({
      pairs: expect.arrayContaining([
        ['ส่งค่าหุ้น', '3,000.00'],
        ['ถอนหุ้น', '0.00'],
      ]),
    }),
  )
})
