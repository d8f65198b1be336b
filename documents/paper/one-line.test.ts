import { expect, test, vi } from 'vitest'
import { balanceConfirmation } from '../member/balance-confirmation.ts'
import { givenBalanceConfirmation } from '../support/given-member.ts'
import { MEMBER_PAPERS, official } from '../support/member-papers.ts'
import { pagesOf, pictureOf, placedWordsOf } from '../support/poppler.ts'
import { PRINTER } from '../support/printer.ts'
import type { Ledger } from './ledger.ts'
import type { OfficialPaper, Part } from './official.ts'
import { withOneLine } from './one-line.ts'
import { textWidth } from './text-width.ts'

vi.setConfig({ testTimeout: 60_000 }) // the printer starts slowly on a busy machine

const LEDGER: Ledger = {
  align: ['left', 'left', 'right'],
  grows: 1,
  head: ['วันที่', 'รายการ', 'ยอดคงเหลือ'],
  rows: [
    ['30 พ.ย. 2569', 'ฝาก', '22,000.00'],
    [
      '31 ธ.ค. 2569',
      'ดอกเบี้ยเงินฝากออมทรัพย์พิเศษประจำงวดครึ่งปีหลังตามประกาศสหกรณ์ เรื่อง อัตราดอกเบี้ยเงินฝาก',
      '22,150.25',
    ],
    ['31 ม.ค. 2570', '๛'.repeat(40), '22,150.25'],
  ],
  totals: null,
  yearsEnd: [],
  widths: [14, 24, 16],
}

test('a row is sure to take one line only where its longest words fit', () => {
  expect(withOneLine(LEDGER).lines).toEqual([1, 0, 0])
})

test('no text is wider than is reckoned, and none of Thai letters much narrower', async () => {
  const letters = 'กขคฆงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรลวศษสหฬอฮะาเแโใไABCMWabcmwijl0159'
  const texts = Array.from(letters, (letter) => letter.repeat(10))
  const sheets = [{ title: '', about: '', parts: [inLines(texts)] }]
  const content = { ...balanceConfirmation(givenBalanceConfirmation()), sheets }
  const words = placedWordsOf(await PRINTER.pdf('official', official(content)))
  const widths = new Map(words.map(({ word, left, right }) => [word, right - left]))
  const size = (widths.get('ก'.repeat(10)) ?? 0) / textWidth('ก'.repeat(10))
  for (const text of texts) {
    const ratio = (widths.get(text) ?? 0) / (textWidth(text) * size)
    expect.soft(ratio, text).toBeGreaterThan(/[ก-ๆ]/.test(text) ? 0.995 : 0.85)
    expect.soft(ratio, text).toBeLessThan(1.005)
  }
})

function inLines(words: string[]): Part {
  const lines = Array.from({ length: Math.ceil(words.length / 5) }, (_, at) =>
    words.slice(at * 5, at * 5 + 5).join(' '),
  )
  return { part: 'paragraphs', lines }
}

test('where the other columns leave too little room no row is sure', () => {
  const wide = { ...LEDGER, rows: [['ฝาก', 'ฝาก', '๙'.repeat(60)]] }
  expect(withOneLine(wide).lines).toEqual([0])
})

test('papers look the same whether their rows are measured or not', async () => {
  for (const [name, content] of Object.entries(MEMBER_PAPERS)) {
    if (!/statement|receipt/.test(name)) continue
    const paper = official(content)
    const [given, measured] = [
      await PRINTER.pdf('official', paper),
      await PRINTER.pdf('official', allMeasured(paper)),
    ]
    const pages = pagesOf(given)
    expect(pages).toEqual(pagesOf(measured))
    pages.forEach((_, at) => {
      const drawn = (pdf: Uint8Array) => pictureOf(pdf, { dpi: 60, page: at + 1 }).data
      expect(drawn(given).equals(drawn(measured))).toBe(true)
    })
  }
})

function allMeasured(paper: OfficialPaper): OfficialPaper {
  const measured = (part: Part): Part =>
    part.part === 'ledger' ? { ...part, lines: part.rows.map(() => 0) } : part
  const sheets = paper.sheets.map((sheet) => ({ ...sheet, parts: sheet.parts.map(measured) }))
  return { ...paper, sheets }
}
