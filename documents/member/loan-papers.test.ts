// What the papers of a loan say, and what they keep to themselves.

import { expect, test, vi } from 'vitest'
import { satang } from '#domain/money/money.ts'
import type { Content } from '../paper/official.ts'
import { paperText } from '../paper/paper-text.ts'
import {
  givenGuarantee,
  givenGuarantors,
  givenLoanPaper,
  TERMS,
  WITHIN_SHARES,
} from '../support/given-loan.ts'
import { official } from '../support/member-papers.ts'
import { pagesOf, wordsOf } from '../support/poppler.ts'
import { printedText } from '../support/printed-text.ts'
import { PRINTER } from '../support/printer.ts'
import { guaranteeContract } from './guarantee-contract.ts'
import { loanRequest } from './loan-request.ts'

vi.setConfig({ testTimeout: 60_000 }) // the printer starts slowly on a busy machine

const LONG = {
  membershipNo: '012345',
  name: 'ว่าที่ร้อยตรีหญิงหม่อมหลวงน้ำผึ้งพระจันทร์ กู้เกียรติศักดิ์สิทธิพัฒนากุลวงศ์ ณ อยุธยา',
  unit: 'กลุ่มงานบริหารทั่วไป โรงพยาบาลส่งเสริมสุขภาพตำบลเฉลิมพระเกียรติ ๖๐ พรรษา นวมินทราชินี บ้านธารใสน้อย',
}
const SIX = givenGuarantors(6, 166_666_600_00)
const HUGE = { amount: satang(999_999_999_99), dearestInstalment: satang(123_456_789_01) }

test.each<[string, Content]>([
  ['a request', loanRequest({ ...givenLoanPaper({ ...HUGE, guarantors: SIX }), holder: LONG })],
  [
    'a guarantee',
    guaranteeContract(
      givenGuarantee({
        guarantor: LONG,
        borrower: LONG,
        loan: { ...TERMS, ...HUGE },
        maximum: satang(999_999_999_99),
        coGuarantors: SIX.map(({ name }) => name),
      }),
    ),
  ],
])(
  '%s of long names, six guarantors and hundreds of millions loses no letter',
  async (_, content) => {
    const paper = official(content)
    const text = withoutBlanks(wordsOf(await PRINTER.pdf('official', paper)))
    for (const said of printedText(paper)) expect(text).toContain(withoutBlanks(said))
  },
)

test('a guarantor reads their own maximum in figures and words, until when, and who else answers', async () => {
  const text = wordsOf(await PRINTER.pdf('official', official(guaranteeContract(givenGuarantee()))))
  for (const said of [
    'ข้าพเจ้ารับผิดไม่เกิน (บาท) 300,000.00',
    '(สามแสนบาทถ้วน)',
    'ก่อหนี้ภายในวันที่ 31 ธันวาคม 2569',
    'งวดสุดท้ายของหนี้ครบกำหนดวันที่ 31 ตุลาคม 2579',
    'นางสาวกุลิสรา ณ ตะกั่วทุ่งวัฒนกิจเจริญ',
    'ผู้ค้ำประกันไม่ใช่ลูกหนี้ร่วม',
    'ภายใน 60 วัน',
  ])
    expect(withoutBlanks(text)).toContain(withoutBlanks(said))
})

test('a guarantor reads nothing of what the borrower earns, owns or owes, nor what others answer for', () => {
  // Handed over whole, as a careless caller would.
  const loan = { ...TERMS, guarantors: givenGuarantors(2, 123_456_78) }
  const said = JSON.stringify(guaranteeContract(givenGuarantee({ loan })))
  for (const secret of ['38,750', '1,200.00', '6,500', '123,456.78', '435,000', 'สม.2567', 'x1234'])
    expect(said).not.toContain(secret)
  expect(said).not.toContain('เงินเดือน')
  expect(said).not.toContain('หุ้น')
})

test('who guarantees alone is not told of others', () => {
  const said = JSON.stringify(guaranteeContract(givenGuarantee({ coGuarantors: [] })))
  expect(said).toContain('ผู้ค้ำคนอื่น","ไม่มี')
  expect(said).not.toContain('หลายคน')
})

test('what is signed in the portal has no dotted line, and what is signed on paper has', async () => {
  const read = async (signing: 'paper' | 'electronic') =>
    wordsOf(await PRINTER.pdf('official', official(loanRequest({ ...givenLoanPaper(), signing }))))
  expect(await read('paper')).toContain('ผู้ขอกู้ วันที่')
  const electronic = await read('electronic')
  expect(electronic).not.toContain('ลงชื่อ')
  expect(electronic).toContain('บันทึกการลงนาม')
})

test('a request within shares names them, and neither guarantors nor contracts to pay off', () => {
  const content = loanRequest(givenLoanPaper(WITHIN_SHARES))
  const said = JSON.stringify(content)
  expect(said).toContain('ทุนเรือนหุ้นของผู้กู้')
  expect(said).not.toContain('ผู้ค้ำประกัน')
  expect(said).not.toContain('สัญญาเดิม')
  expect(content.totals).toEqual([['จำนวนเงินที่ขอกู้', 50_000_00]])
})

test('a request says what is paid off and what is left of the pay before the cooperative’s part', () => {
  const lines = paperText(loanRequest(givenLoanPaper()))[0]?.blocks ?? []
  expect(lines).toContainEqual({ kind: 'row', text: 'สม.2567/01234', value: '435,000.00' })
  expect(lines).toContainEqual({
    kind: 'row',
    text: 'คงเหลือ',
    value: '31,050.00\u00A0บาท ก่อนหักส่งสหกรณ์',
  })
})

test('a guarantee is two pages, signed in the portal or by hand', async () => {
  for (const signing of ['electronic', 'paper'] as const) {
    const paper = official(guaranteeContract(givenGuarantee({ signing })))
    expect(pagesOf(await PRINTER.pdf('official', paper))).toHaveLength(2)
  }
})

function withoutBlanks(text: string): string {
  return text.replace(/\s/g, '')
}
