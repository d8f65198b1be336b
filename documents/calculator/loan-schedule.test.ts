import { expect, test, vi } from 'vitest'
import { satang } from '#domain/money/money.ts'
import { givenLoanSchedule } from '../support/given.ts'
import { fontsOf, pagesOf, propertiesOf, wordsOf } from '../support/poppler.ts'
import { PRINTER } from '../support/printer.ts'
import { csv } from '../table/csv.ts'
import { loanSchedulePaper, loanScheduleWorkbook } from './loan-schedule.ts'

function printed(given: ReturnType<typeof givenLoanSchedule>): Promise<Uint8Array> {
  return PRINTER.pdf('loan-schedule', loanSchedulePaper(given))
}

vi.setConfig({ testTimeout: 60_000 }) // the printer starts slowly on a busy machine
const HEAD = /งวดที่ +วันครบกำหนด +จำนวนวัน +เงินต้น +ดอกเบี้ย +รวมชำระ +เงินต้นคงเหลือ/

test('the paper shows what was asked, the rules in force and the schedule of docs/rules/loans.md', async () => {
  const text = wordsOf(await printed(givenLoanSchedule()))

  for (const said of [
    'สหกรณ์ออมทรัพย์สาธารณสุขภูแสงธาร จำกัด Phu Saeng Than Public Health Savings',
    'ตารางผ่อนชำระเงินกู้ (ประมาณการเบื้องต้น)',
    'วงเงินกู้ 120,000.00 บาท อัตราดอกเบี้ย 6.00% ต่อปี',
    'วันที่รับเงินกู้ 31 มกราคม 2569 จำนวนงวด 24 งวด',
    'คิดดอกเบี้ยรายวัน 365 วันต่อปี ปัดเศษดอกเบี้ย ใกล้ที่สุดถึงสตางค์',
    '1 28 ก.พ. 2569 28 5,000.00 552.33 5,552.33 115,000.00',
    '2 31 มี.ค. 2569 31 5,000.00 586.03 5,586.03 110,000.00',
    '24 31 ม.ค. 2571 31 5,000.00 25.48 5,025.48 0.00',
    'รวม 120,000.00 7,472.89 127,472.89',
    'ประมาณการเบื้องต้น: ยอดจริงขึ้นอยู่กับ',
    'พิมพ์เมื่อ 15 พฤศจิกายน 2569 09.05 น.',
    'เอกสารนี้พิมพ์จากระบบ ใช้เพื่อตรวจสอบเท่านั้น',
  ]) {
    expect(text).toContain(said)
  }
})

test('equal instalments are shown as such', async () => {
  const text = wordsOf(await printed(givenLoanSchedule({ method: 'equal-total' })))
  expect(text).toContain('ผ่อนงวดละ 5,320.00')
  expect(text).toContain('ยอดผ่อนต่องวด ปัดขึ้นทีละ 10.00 บาท')
  expect(text).toContain('24 31 ม.ค. 2571 31 5,223.86 26.62 5,250.48 0.00')
})

test('a member’s paper says whose it is, and a name is only ever a name', async () => {
  const member = { membershipNo: '000123', name: '#panic("x") นางสาวน้ำผึ้ง ] กู้เกียรติ' }
  const text = wordsOf(await printed({ ...givenLoanSchedule(), member }))
  expect(text).toContain(`เลขสมาชิก 000123 ชื่อ–สกุล ${member.name}`)
})

test('thirty years go over ten pages: the head on each, the totals once, no row twice', async () => {
  const given = givenLoanSchedule({ months: 360, principal: satang(100_000_000_00) })
  const pages = pagesOf(await printed(given))

  expect(pages).toHaveLength(10)
  pages.forEach((page, at) => {
    expect(page).toMatch(HEAD)
    expect(page).toContain(`หน้า ${at + 1} จาก 10`)
  })
  const rows = [
    ...pages.join('\n').matchAll(/^ +(\d+) +\d+ \S+ 25\d\d +\d+(?: +[\d,]+\.\d\d){4}$/gm),
  ]
  expect(rows.map(([, no]) => Number(no))).toEqual(given.schedule.rows.map(({ no }) => no))
  expect(pages.join('\n').match(/^ +รวม {2}/gm)).toHaveLength(1)
})

test('the totals are never alone on a page', async () => {
  const made = [16, 17, 18, 19, 20].map((months) => printed(givenLoanSchedule({ months })))
  for (const pdf of await Promise.all(made)) {
    const last = pagesOf(pdf).at(-1)
    expect(last).toMatch(/^ +\d+ +\d+ \S+ 25\d\d .* 0\.00\n+ +รวม /m)
  }
})

test('it carries its fonts, its name and its language, and can be read aloud', async () => {
  const pdf = await printed(givenLoanSchedule())

  const fonts = fontsOf(pdf)
  expect(fonts.map(({ name }) => name.slice(7)).sort()).toEqual(['Sarabun-Bold', 'Sarabun-Regular'])
  expect(fonts.every(({ embedded, readable }) => embedded && readable)).toBe(true)
  expect(propertiesOf(pdf)).toMatchObject({
    Title: 'ตารางผ่อนชำระเงินกู้ (ประมาณการเบื้องต้น)',
    Author: 'สหกรณ์ออมทรัพย์สาธารณสุขภูแสงธาร จำกัด',
    CreationDate: '2026-11-15T02:05:00Z',
    Tagged: 'yes',
    Pages: '2',
    'Page size': '595.276 x 841.89 pts (A4)',
  })
  expect(Buffer.from(pdf).toString('latin1')).toContain('/Lang (th-TH)')
})

test('nothing but its data makes a paper: printed twice, it is the same', async () => {
  const [first, second] = await Promise.all([
    printed(givenLoanSchedule()),
    printed(givenLoanSchedule()),
  ])
  expect(Buffer.from(first).equals(second)).toBe(true)
})

test('the rows go into a spreadsheet as they are, and the words onto a sheet of their own', () => {
  const [rows, facts] = loanScheduleWorkbook(givenLoanSchedule()).tables
  if (!rows || !facts) throw new Error('two sheets are promised')
  const lines = csv(rows).split('\r\n')

  expect(lines[1]).toBe('1,"28 ก.พ. 2569",28,5000.00,552.33,5552.33,115000.00')
  expect(lines.at(-2)).toBe('"รวม",,,120000.00,7472.89,127472.89,')
  expect(csv(facts)).toContain('"วงเงินกู้","120,000.00\u00A0บาท"')
})
