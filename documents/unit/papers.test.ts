import { expect, test, vi } from 'vitest'
import { billPaymentText } from '#domain/money/bill-payment-qr.ts'
import { formatBaht, type Satang, satang } from '#domain/money/money.ts'
import { unitRef1 } from '#domain/payment/pay-reference.ts'
import { toThaiDigits } from '#domain/text/thai-digits.ts'
import { groupSumsOf, sumOf } from '#domain/unit/unit-bill.ts'
import type { LetterFields } from '#domain/unit/unit-letter.ts'
import { monthSums } from '#domain/unit/unit-summary.ts'
import { OCCASION } from '../support/given.ts'
import { givenUnitBill } from '../support/given-unit.ts'
import { differenceFromGolden } from '../support/golden.ts'
import {
  codeOn,
  pagesOf,
  pictureOf,
  placedWordsOf,
  propertiesOf,
  wordsOf,
} from '../support/poppler.ts'
import { PRINTER } from '../support/printer.ts'
import { partsOf } from '../support/xlsx-parts.ts'
import { xlsx } from '../table/sheet.ts'
import { coverPaper, coverTable } from './cover.ts'
import { letterPaper, noticePaper } from './letter.ts'
import { listPaper, listTable } from './list.ts'
import { summaryPaper } from './summary.ts'

vi.setConfig({ testTimeout: 60_000 }) // the printer starts slowly on a busy machine

const MOVED = 0.001
const BILL = givenUnitBill()
const { billed } = sumOf(BILL.lines)
const BILLER = { id: '099400099999900', name: OCCASION.cooperative.nameTh }
const FIELDS: LetterFields = {
  letterNo: 'สธ 0032.301/1245',
  datedOn: '2026-10-28',
  addressedTo: '',
  signer: 'นางจันทร์เพ็ญ ศรีวงศ์',
  signerPosition: 'ผู้อำนวยการโรงพยาบาลส่งเสริมสุขภาพตำบลธารใส',
  refersTo: 'หนังสือสหกรณ์ ที่ สอ 114/2569 ลงวันที่ 1 ตุลาคม 2569',
}

/** What the code of the unit's month says, whoever writes the letter. */
function codeToPay(amount: Satang): string {
  const ref1 = unitRef1('00010002', '2026-10')
  return billPaymentText({ billerId: BILLER.id, ref1, ref2: '256910', amount })
}

test('the cover looks as it did, says its sum in figures and words, and is signed by two', async () => {
  const pdf = await PRINTER.pdf('unit', coverPaper(BILL, OCCASION))
  const text = wordsOf(pdf)
  expect(text).toContain(formatBaht(billed))
  for (const said of ['ผู้จัดทำ', 'ผู้ตรวจสอบ', 'เงินกู้เพื่อเหตุฉุกเฉิน', 'โรงพยาบาลส่งเสริมสุขภาพตำบลธารใส'])
    expect(text).toContain(said)
  expect(pagesOf(pdf)).toHaveLength(1)
  expect(await differenceFromGolden('unit-cover', pdf)).toBeLessThan(MOVED)
})

test('the letter looks as it did: one page, Thai digits in prose, a code to pay by', async () => {
  const paper = letterPaper(BILL, { fields: FIELDS, sent: null }, BILLER, OCCASION)
  const pdf = await PRINTER.pdf('letter', paper)
  const text = wordsOf(pdf)
  expect(text).toContain(`${toThaiDigits(formatBaht(billed))} บาท`)
  expect(text).toContain('ที่ สธ ๐๐๓๒.๓๐๑/๑๒๔๕')
  expect(text).toContain('๒๘ ตุลาคม ๒๕๖๙')
  expect(text).toContain('อ้างถึง หนังสือสหกรณ์ ที่ สอ ๑๑๔/๒๕๖๙')
  for (const said of ['จึงเรียนมาเพื่อทราบและดำเนินการต่อไป', 'ขอแสดงความนับถือ', '(นางจันทร์เพ็ญ ศรีวงศ์)'])
    expect(text).toContain(said)
  expect(codeOn(pdf)).toBe(codeToPay(billed))
  expect(pagesOf(pdf)).toHaveLength(1)
  expect(await differenceFromGolden('unit-letter', pdf)).toBeLessThan(MOVED)
})

test('once the result was sent the letter and its code are of what was deducted', async () => {
  const amount = satang(billed - 1_500_00)
  const sent = {
    on: '2026-11-03',
    people: 11,
    reported: satang(amount - 10_00),
    refunds: satang(10_00),
    partial: 1,
    none: 1,
    transferredOn: null,
  } as const
  const paper = letterPaper(BILL, { fields: FIELDS, sent }, BILLER, OCCASION)
  const pdf = await PRINTER.pdf('letter', paper)
  const text = wordsOf(pdf)
  // A line may end within a word.
  expect(text.replace(/\s/g, '')).toContain(`รวมเป็นเงินทั้งสิ้น${toThaiDigits(formatBaht(amount))}บาท`)
  expect(codeOn(pdf)).toBe(codeToPay(amount))
  // It is the unit's own letter: the emblem is the cooperative's, and stands on the cooperative's only.
  expect(paper.letters[0]?.emblem).toBe(false)
})

test('without a biller the letter has no code; without words it leaves room to write them', async () => {
  const blank = { ...FIELDS, letterNo: '', signer: '', signerPosition: '', refersTo: '' }
  const text = wordsOf(
    await PRINTER.pdf(
      'letter',
      letterPaper(BILL, { fields: blank, sent: null }, undefined, OCCASION),
    ),
  )
  expect(text).not.toContain('Biller ID')
  expect(text).toContain('……………/……………')
  expect(text).not.toContain('อ้างถึง')
  expect(text).toContain('เรียน ผู้จัดการสหกรณ์ออมทรัพย์')
})

test('the summary looks as it did and adds up by group, by kind and by month', async () => {
  const rows = BILL.lines.map((line) => ({ ...line, period: BILL.period, lines: 1 }))
  const before = rows.map((row) => ({ ...row, period: '2026-09-01' as const }))
  const summary = {
    unit: BILL.unit,
    of: 'ประจำเดือนตุลาคม 2569',
    groups: groupSumsOf(BILL.lines),
    months: monthSums([...before, ...rows]),
  }
  const pdf = await PRINTER.pdf('unit', summaryPaper(summary, OCCASION))
  const text = wordsOf(pdf)
  expect(text.split(formatBaht(billed)).length - 1).toBeGreaterThanOrEqual(4)
  expect(text).toContain(formatBaht(satang(2 * billed)))
  expect(await differenceFromGolden('unit-summary', pdf)).toBeLessThan(MOVED)
})

test('the list lies on its side, its head and page number on every page, its totals once', async () => {
  const bill = givenUnitBill(120)
  const pdf = await PRINTER.pdf('unit', listPaper(bill, OCCASION))
  const pages = pagesOf(pdf)
  expect(pages.length).toBeGreaterThan(3)
  expect(propertiesOf(pdf)['Page size']).toContain('841.89 x 595.276')
  pages.forEach((page, at) => {
    expect(page).toContain(`หน้า ${at + 1} จาก ${pages.length}`)
    if (at < pages.length - 1) expect(page).toContain('เลขสมาชิก')
  })
  const all = pages.join('\n')
  expect(new Set(all.match(/\b0\d{5}\b/g)).size).toBe(120)
  expect(all.split(formatBaht(sumOf(bill.lines).billed)).length - 1).toBe(2)
  expect(await differenceFromGolden('unit-list', pdf, 2)).toBeLessThan(MOVED)
})

test('no head of a list with many kinds of loans is written over its neighbour', async () => {
  const bill = givenUnitBill(10)
  const kinds = ['สามัญเพื่อที่อยู่อาศัย', 'สามัญสวัสดิการ', 'พิเศษเพื่อการศึกษา', 'โครงการ', 'ฉุกเฉินดิจิทัล']
  const loans = kinds.flatMap((kind) =>
    bill.lines
      .filter(({ line_kind }) => line_kind === 'loan')
      .map((line) => ({ ...line, type_code: kind, type_name: `เงินกู้${kind}` })),
  )
  const pdf = await PRINTER.pdf(
    'unit',
    listPaper({ ...bill, lines: [...bill.lines, ...loans] }, OCCASION),
  )
  const words = placedWordsOf(pdf)
  expect(words.map(({ word }) => word)).toContain('สวัสดิการ')
  const over = words.filter((one) =>
    words.some(
      (other) =>
        other !== one &&
        other.left < one.right - 1 &&
        one.left < other.right - 1 &&
        Math.abs(other.bottom - one.bottom) < 2,
    ),
  )
  expect(over).toEqual([])
})

test('a name is broken between name and surname, and within one only where it is longer than its column', async () => {
  const bill = givenUnitBill(3)
  const [short, long, endless] = [
    ['พิมพ์ลภัส', 'อยู่เจริญพงศ์'],
    ['เกรียงศักดิ์', 'แก้วทองวัฒนาศรีสวัสดิ์มั่นคง'],
    ['ณัฐ', 'กู้เกียรติศักดิ์'.repeat(4)],
  ] as const
  const names = [short, long, endless]
  const people = bill.people.map((person, at) => ({
    ...person,
    prefix: 'นางสาว',
    member_name: names[at]?.[0] ?? '',
    member_surname: names[at]?.[1] ?? '',
  }))
  const pdf = await PRINTER.pdf('unit', listPaper({ ...bill, people }, OCCASION))
  const words = placedWordsOf(pdf).map(({ word }) => word)
  for (const [name, surname] of [short, long])
    expect(words).toEqual(expect.arrayContaining([`นางสาว${name}`, surname]))
  // Broken, and yet written as it is: nothing comes in between.
  expect(words).not.toContain(endless[1])
  expect(wordsOf(pdf).replaceAll(/\s/g, '')).toContain('กู้เกียรติศักดิ์')
})

const NOTICE = {
  fields: {
    letterNo: 'สอ ว 114/2569',
    datedOn: '2026-10-20' as const,
    signer: 'นางอรทัย แสงทอง',
    signerPosition: 'ผู้จัดการ',
  },
  sender: {
    address: '99 หมู่ 1 ตำบลในเมือง อำเภอเมือง จังหวัดภูแสงธาร 99000',
    contact: { name: 'ชัยวัฒน์ หน่อแก้ว', phone: '042123456' },
  },
}

test('the cooperative’s letter looks as it did: one page, the law, the sum, a code to pay by', async () => {
  const pdf = await PRINTER.pdf('letter', noticePaper([BILL], NOTICE, BILLER, OCCASION))
  const text = wordsOf(pdf)
  expect(text).toContain(`${toThaiDigits(formatBaht(billed))} บาท`)
  for (const said of [
    'ที่ สอ ว ๑๑๔/๒๕๖๙',
    'มาตรา ๔๒/๑',
    'หัวหน้าหน่วยงาน โรงพยาบาลส่งเสริมสุขภาพตำบลธารใส',
    '(นางอรทัย แสงทอง)',
  ])
    expect(text).toContain(said)
  expect(codeOn(pdf)).toBe(codeToPay(billed))
  expect(pagesOf(pdf)).toHaveLength(1)
  expect(await differenceFromGolden('unit-notice', pdf)).toBeLessThan(MOVED)
})

test('the letters to several units are a sheet each, each with its own sum', async () => {
  const bills = [2, 3].map((people) => givenUnitBill(people))
  const pages = pagesOf(await PRINTER.pdf('letter', noticePaper(bills, NOTICE, BILLER, OCCASION)))
  const sums = bills.map(({ lines }) => toThaiDigits(formatBaht(sumOf(lines).billed)))
  expect(pages).toHaveLength(2)
  for (const [at, page] of pages.entries()) expect(page).toContain(sums[at])
})

test('a letter that is too long for its sheet is written smaller, and the others are not', async () => {
  const long = {
    ...BILL,
    unit: {
      ...BILL.unit,
      name: `${BILL.unit.name} ${'สังกัดสำนักงานสาธารณสุขจังหวัดภูแสงธาร '.repeat(3)}`,
    },
  }
  const pdf = await PRINTER.pdf('letter', noticePaper([BILL, long, BILL], NOTICE, BILLER, OCCASION))
  const alone = await PRINTER.pdf('letter', noticePaper([BILL], NOTICE, BILLER, OCCASION))
  expect(pagesOf(pdf)).toHaveLength(3)
  const picture = (of: Uint8Array, page: number) => pictureOf(of, { dpi: 60, page }).data
  for (const page of [1, 3]) expect(picture(pdf, page).equals(picture(alone, 1))).toBe(true)
})

test('a list of some of them says so: it is signed like the whole', async () => {
  const some = { ...BILL, people: BILL.people.slice(0, 2) }
  const all = BILL.people.length
  const text = wordsOf(await PRINTER.pdf('unit', listPaper(some, OCCASION, all)))
  expect(text).toContain(`เฉพาะที่เลือก 2 จาก ${all} ราย`)
  expect(text).not.toContain('รวมเรียกเก็บทั้งสิ้น')
})

test('the spreadsheet of a bill is well-formed XML, and no cell of it is a formula', async () => {
  const tables = [coverTable(BILL), listTable(BILL)]
  const { cooperative, printedAt } = OCCASION
  const book = { title: 'งบหน้า', author: cooperative.nameTh, printedAt, tables }
  const parts = partsOf(await xlsx(book))
  const sheets = Object.entries(parts).filter(([name]) => name.startsWith('xl/worksheets/'))
  expect(sheets).toHaveLength(2)
  for (const [, xml] of sheets) expect(xml).not.toMatch(/<f[ >/]/)
  expect(Object.keys(parts)).toEqual(
    expect.arrayContaining(['[Content_Types].xml', 'xl/workbook.xml', 'xl/styles.xml']),
  )
})

test('the totals of a large unit stand apart, each in its own column', async () => {
  const bill = givenUnitBill(40)
  const large = {
    ...bill,
    people: bill.people.map((one) => ({ ...one, billed: satang(one.billed * 50) })),
    lines: bill.lines.map((one) => ({ ...one, billed: satang(one.billed * 50) })),
  }
  const words = wordsOf(await PRINTER.pdf('unit', listPaper(large, OCCASION))).split(/\s+/)
  const totals = listTable(large).foot?.filter(({ kind }) => kind === 'baht') ?? []
  for (const { value } of totals) expect(words).toContain(formatBaht(satang(Number(value))))
})
