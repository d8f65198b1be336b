import { expect, test, vi } from 'vitest'
import { satang } from '#domain/money/money.ts'
import { givenDividend } from '../support/given.ts'
import { pagesOf, wordsOf } from '../support/poppler.ts'
import { PRINTER } from '../support/printer.ts'
import { csv } from '../table/csv.ts'
import { dividendPaper, dividendWorkbook } from './dividend.ts'

vi.setConfig({ testTimeout: 60_000 }) // the printer starts slowly on a busy machine

const business = {
  interestPaid: satang(6_000_00),
  interestRefunded: satang(0),
  returnRatePpm: 125_000,
  inDefault: false,
}

test('the paper adds up the example of RULE-21 line by line, on one page', async () => {
  const pdf = await PRINTER.pdf('dividend', dividendPaper(givenDividend()))
  const text = wordsOf(pdf)

  for (const said of [
    'ปีบัญชี 2569 อัตราเงินปันผล 5.00% ต่อปี',
    'รอบปีบัญชี 1 มกราคม 2569 ถึง 31 ธันวาคม 2569',
    'การนับเวลา รายเดือน เริ่มนับเดือนถัดจากเดือนที่ส่งหุ้น',
    'หุ้นยกมา 50,000.00 เต็มปี 2,500.00',
    'มกราคม 2569 31 ม.ค. 2569 500.00 11/12 22.92',
    'ธันวาคม 2569 31 ธ.ค. 2569 500.00 0/12 0.00',
    'รวม 56,000.00 2,637.50',
    '(สองพันหกร้อยสามสิบเจ็ดบาทห้าสิบสตางค์)',
    'ประมาณการเบื้องต้น: อัตราเงินปันผล',
  ]) {
    expect(text).toContain(said)
  }
  expect(pagesOf(pdf)).toHaveLength(1)
})

test('average return joins the dividend in what is received', async () => {
  const given = { ...givenDividend(), averageReturn: { business, amount: satang(750_00) } }
  const pdf = await PRINTER.pdf('dividend', dividendPaper(given))
  const text = wordsOf(pdf)

  expect(text).toContain('ดอกเบี้ยเงินกู้ที่จ่าย 6,000.00 บาท')
  expect(text).toContain('อัตราเงินเฉลี่ยคืน 12.50%')
  expect(text).toContain('(สามพันสามร้อยแปดสิบเจ็ดบาทห้าสิบสตางค์)')
  expect(pagesOf(pdf)).toHaveLength(1)
})

test('a year in default says why there is no average return', () => {
  const averageReturn = { business: { ...business, inDefault: true }, amount: satang(0) }
  const { notes } = dividendPaper({ ...givenDividend(), averageReturn })
  expect(notes).toContain('ไม่มีเงินเฉลี่ยคืน เพราะมีการผิดนัดชำระหนี้ในปีบัญชีนี้')
})

test('the lines go into a spreadsheet with their total', () => {
  const [lines] = dividendWorkbook(givenDividend()).tables
  if (!lines) throw new Error('a sheet is promised')
  const rows = csv(lines).split('\r\n')

  expect(rows[1]).toBe('"หุ้นยกมา",,50000.00,"เต็มปี",2500.00')
  expect(rows[2]).toBe('"มกราคม 2569","31 ม.ค. 2569",500.00,"11/12",22.92')
  expect(rows.at(-2)).toBe('"รวม",,56000.00,,2637.50')
})
