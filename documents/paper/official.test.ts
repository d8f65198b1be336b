import { expect, test, vi } from 'vitest'
import { toMonth } from '#domain/calendar/day.ts'
import { satang } from '#domain/money/money.ts'
import { dividendPaper } from '../calculator/dividend.ts'
import { loanSchedulePaper } from '../calculator/loan-schedule.ts'
import { collectionPaper } from '../member/collection.ts'
import { depositStatement } from '../member/deposit-statement.ts'
import { loanStatement } from '../member/loan-statement.ts'
import { givenDividend, givenLoanSchedule } from '../support/given.ts'
import {
  givenCollection,
  givenDepositStatement,
  givenLoanStatement,
  givenMonth,
  ISSUE,
} from '../support/given-member.ts'
import { differenceFromGolden } from '../support/golden.ts'
import { MEMBER_PAPERS, official } from '../support/member-papers.ts'
import { codeOn, fontsOf, pagesOf, propertiesOf, wordsOf } from '../support/poppler.ts'
import { printedText } from '../support/printed-text.ts'
import { PRINTER } from '../support/printer.ts'
import { csv } from '../table/csv.ts'

vi.setConfig({ testTimeout: 60_000 }) // the printer starts slowly on a busy machine

// What a reader may see of a picture that moved: a line of text is about a thousandth.
const MOVED = 0.001

const NAMES = Object.keys(MEMBER_PAPERS)

function contentOf(name: string) {
  const content = MEMBER_PAPERS[name]
  if (!content) throw new RangeError(`no such paper: ${name}`)
  return content
}

const papers = new Map<string, Promise<Uint8Array>>()

/** What is read in one way here and in another below is printed once. */
function printedOnce(name: string): Promise<Uint8Array> {
  const paper = papers.get(name) ?? PRINTER.pdf('official', official(contentOf(name)))
  papers.set(name, paper)
  return paper
}

test.each(NAMES)(
  '%s looks as it did when somebody looked at it, and its code leads to its check',
  async (name) => {
    const pdf = await printedOnce(name)
    expect(codeOn(pdf)).toBe(`${ISSUE.publicUrl}/verify/${ISSUE.code}`)
    expect(await differenceFromGolden(name, pdf)).toBeLessThan(MOVED)
  },
)

test('the calculators’ papers look as they did', async () => {
  const schedule = await PRINTER.pdf('loan-schedule', loanSchedulePaper(givenLoanSchedule()))
  expect(await differenceFromGolden('loancal', schedule)).toBeLessThan(MOVED)
  const dividend = await PRINTER.pdf('dividend', dividendPaper(givenDividend()))
  expect(await differenceFromGolden('caldividend', dividend)).toBeLessThan(MOVED)
})

test.each(NAMES)(
  '%s says every word it was given, whole, whatever marks it carries',
  async (name) => {
    const paper = official(contentOf(name))
    const text = withoutBlanks(wordsOf(await printedOnce(name)))
    for (const said of printedText(paper)) expect(text).toContain(withoutBlanks(said))
  },
)

test.each([
  'receipt',
  'bill',
  'share-statement',
  'loan-statement',
  'deposit-statement',
  'balance-confirmation',
  'beneficiary-form',
])(
  '%s says nothing else: a stranger’s program reads each letter as often as it was printed',
  async (name) => {
    const paper = official(contentOf(name))
    const text = wordsOf(await printedOnce(name))
    expect(lettersOf(text)).toEqual(lettersOf(`${printedText(paper).join('')}หน้า 1 จาก 1`))
  },
)

test('the hardest words come out of the text layer as they went in', async () => {
  const text = wordsOf(await printedOnce('balance-confirmation'))
  for (const said of ['นางสาวน้ำผึ้ง กู้เกียรติศักดิ์', 'ข้างต้นถูกต้องครบถ้วน', 'ชำระหนี้', 'ยย.2569/000123'])
    expect(text).toContain(said)
  const receipt = wordsOf(await printedOnce('receipt'))
  expect(receipt).toContain('(หนึ่งหมื่นเก้าร้อยเจ็ดสิบสี่บาทสี่สิบห้าสตางค์)')
})

test('fonts are embedded, the paper is tagged, Thai and named', async () => {
  const pdf = await printedOnce('receipt')
  for (const font of fontsOf(pdf)) expect(font).toMatchObject({ embedded: true, readable: true })
  expect(propertiesOf(pdf)).toMatchObject({
    Title: 'ใบเสร็จรับเงิน ยย.2569/000123',
    Author: 'สหกรณ์ออมทรัพย์สาธารณสุขภูแสงธาร จำกัด',
    Tagged: 'yes',
  })
})

test('ten years go over pages with the head on each, totals once and every row once', async () => {
  const content = depositStatement(givenDepositStatement(120))
  const pdf = await PRINTER.pdf('official', official(content))
  const pages = pagesOf(pdf)
  expect(pages.length).toBeGreaterThan(3)
  pages.forEach((page, at) => {
    expect(page).toMatch(/วันที่ +เลขอ้างอิง +รายการ +ฝาก +ถอน +ยอดคงเหลือ/)
    expect(page).toContain(`หน้า ${at + 1} จาก ${pages.length}`)
    expect(page).toContain('รหัสตรวจสอบ K7QM-3XTR-9WPD-BM4H')
  })
  const all = pages.join('\n')
  expect(all.match(/^ *รวม /gm)).toHaveLength(1)
  expect(all.match(/D\d{4}-000123/g)).toHaveLength(120)
  expect(await differenceFromGolden('ten-years', pdf, 2)).toBeLessThan(MOVED)
})

test('a year of receipts is a month to a page under one number', async () => {
  const months = Array.from({ length: 12 }, (_, at) =>
    toMonth(`2025-${String(at + 1).padStart(2, '0')}`),
  )
  const content = collectionPaper(givenCollection(months))
  const pages = pagesOf(await PRINTER.pdf('official', official(content)))
  expect(pages).toHaveLength(12)
  expect(pages[11]).toContain('ธันวาคม 2568')
  expect(content.totals).toEqual([
    ['เรียกเก็บ', 12 * 10_974_45],
    ['รับชำระ', 12 * 10_974_45],
  ])
})

test('nobody signs what the system issues, unless the cooperative wants it signed by hand', async () => {
  const given = givenCollection()
  const read = async (signing: 'electronic' | 'by_hand') =>
    wordsOf(await PRINTER.pdf('official', official(collectionPaper({ ...given, signing }))))
  const issued = await read('electronic')
  expect(issued).toContain('ออกโดยระบบอิเล็กทรอนิกส์ ไม่ต้องลงลายมือชื่อ')
  expect(issued).not.toContain('ลงชื่อ')
  const signed = await read('by_hand')
  expect(signed).toContain('เจ้าหน้าที่รับเงิน')
  expect(signed).not.toContain('ไม่ต้องลงลายมือชื่อ')
})

test('what was not deducted is said with its reason, and the words are of what was received', async () => {
  const partly = { deducted: 3_860_00, missing: 7_114_45, reason: 'เงินเดือนไม่พอหัก' } as never
  const months = [givenMonth('2026-10', partly)]
  const text = wordsOf(
    await PRINTER.pdf('official', official(collectionPaper({ ...givenCollection(), months }))),
  )
  expect(text).toContain('หักไม่ได้ 7,114.45 บาท เนื่องจากเงินเดือนไม่พอหัก')
  expect(text).toContain('(สามพันแปดร้อยหกสิบบาทถ้วน)')
})

test('a receipt divides what was paid on a loan and nothing else, and so does its export', () => {
  const content = contentOf('receipt')
  const ledger = content.sheets[0]?.parts.find(({ part }) => part === 'ledger')
  // Principal, interest and what was billed, as on the screen.
  expect(ledger).toMatchObject({
    rows: [
      ['ค่าหุ้นรายเดือน', '110', '–', '–', '1,500.00', '1,500.00', '–'],
      [
        'เงินกู้สามัญ สม.2567/01234',
        '33',
        '5,000.00',
        '2,114.45',
        '7,114.45',
        '7,114.45',
        '435,000.00',
      ],
      ['เงินฝากออมทรัพย์พิเศษ 01-000123-1', '–', '–', '–', '2,000.00', '2,000.00', '–'],
      ['ฌาปนกิจสงเคราะห์', '–', '–', '–', '360.00', '360.00', '–'],
    ],
    totals: ['รวม', '', '5,000.00', '2,114.45', '10,974.45', '10,974.45', ''],
  })
  const [table] = content.tables
  if (!table) throw new Error('a table is promised')
  const rows = csv(table).split('\r\n')
  // A column of amounts holds numbers only, so that it can be added up.
  expect(rows[1]).toBe('"ตุลาคม 2569","R6910-000123","ค่าหุ้นรายเดือน",110,,,1500.00,1500.00,')
  expect(rows.at(-2)).toBe(',,"รวม",,5000.00,2114.45,10974.45,10974.45,')
})

test('a loan paid out within the days is said beside what was repaid, so that the figures add up', () => {
  const given = givenLoanStatement(2)
  const paidOut = {
    code: '01',
    sign: 1,
    principal: satang(445_000_00),
    interest: satang(0),
  } as const
  const row = {
    ...paidOut,
    posted_on: '2026-09-05',
    receipt_no: null,
    balance: satang(445_000_00),
    payer: null,
    reverses_on: null,
  } as const
  const content = loanStatement({ ...given, opening: satang(0), rows: [row, ...given.rows] })
  const totals = Object.fromEntries(content.totals)
  expect(totals).toMatchObject({ เงินต้นยกมา: 0, รับเงินกู้: 445_000_00, ชำระเงินต้น: 10_000_00 })
  expect(totals.รับเงินกู้).toBe(435_000_00 + 10_000_00)
  expect(content.tables[0]?.columns.map(({ head }) => head)).toContain('รับเงินกู้')
})

test('a statement of no movement says so, and its export has its head', async () => {
  const content = depositStatement({ ...givenDepositStatement(), rows: [] })
  expect(wordsOf(await PRINTER.pdf('official', official(content)))).toContain('ไม่มีรายการ')
  const [table] = content.tables
  if (!table) throw new Error('a table is promised')
  expect(csv(table)).toContain('"วันที่","เลขอ้างอิง"')
})

test('the export has the figures of the paper', () => {
  const [table] = contentOf('deposit-statement').tables
  if (!table) throw new Error('a table is promised')
  const rows = csv(table).split('\r\n')
  expect(rows[1]).toBe('"31 ม.ค. 2569","D2601-000123","ฝาก",2000.00,,22000.00')
  expect(rows.at(-2)).toBe('"รวม",,,20000.00,2469.12,')
})

function withoutBlanks(text: string): string {
  return text.replace(/\s/g, '')
}

function lettersOf(text: string): string {
  return [...withoutBlanks(text)].sort().join('')
}
