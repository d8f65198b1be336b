// What the papers of a loan say, and what they keep to themselves.

import { expect, test, vi } from 'vitest'
import { satang } from '#domain/money/money.ts'
import type { Content } from '../paper/official.ts'
import { paperText } from '../paper/paper-text.ts'
import {
  givenApproval,
  givenDeductionConsent,
  givenGuarantee,
  givenGuarantors,
  givenLoanContract,
  givenLoanPaper,
  givenRefusal,
  TERMS,
  WITHIN_SHARES,
} from '../support/given-loan.ts'
import { official } from '../support/member-papers.ts'
import { pagesOf, wordsOf } from '../support/poppler.ts'
import { printedText } from '../support/printed-text.ts'
import { PRINTER } from '../support/printer.ts'
import { deductionConsent } from './deduction-consent.ts'
import { guaranteeContract } from './guarantee-contract.ts'
import { loanApprovalLetter } from './loan-approval-letter.ts'
import { loanContract, loanRequestAndContract } from './loan-contract.ts'
import { loanRefusalLetter } from './loan-refusal-letter.ts'
import { loanRequest } from './loan-request.ts'

vi.setConfig({ testTimeout: 60_000 }) // the printer starts slowly on a busy machine

const LONG = {
  membershipNo: '012345',
  name: 'ว่าที่ร้อยตรีหญิงหม่อมหลวงน้ำผึ้งพระจันทร์ กู้เกียรติศักดิ์สิทธิพัฒนากุลวงศ์ ณ อยุธยา',
  unit: 'กลุ่มงานบริหารทั่วไป โรงพยาบาลส่งเสริมสุขภาพตำบลเฉลิมพระเกียรติ ๖๐ พรรษา นวมินทราชินี บ้านธารใสน้อย',
}
const SIX = givenGuarantors(6, 166_666_600_00)
const HUGE = { amount: satang(99_999_999_99), dearestInstalment: satang(123_456_789_01) }

test.each<[string, Content]>([
  [
    'a contract',
    loanContract({ ...givenLoanContract({ ...HUGE, guarantors: SIX }), holder: LONG }),
  ],
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
  '%s of long names, six guarantors and close to a hundred million baht loses no letter',
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
  const said = saidIn(guaranteeContract(givenGuarantee({ loan })))
  for (const secret of ['38,750', '1,200.00', '6,500', '123,456.78', '435,000', 'สม.2567', 'x1234'])
    expect(said).not.toContain(secret)
  expect(said).not.toContain('เงินเดือน')
  expect(said).not.toContain('หุ้น')
})

test('who guarantees alone is not told of others', () => {
  const said = saidIn(guaranteeContract(givenGuarantee({ coGuarantors: [] })))
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
  const said = saidIn(content)
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

test('a guarantee is two pages, signed in the portal or by hand, with five others as with none', async () => {
  for (const signing of ['electronic', 'paper'] as const)
    for (const others of [SIX.slice(1), []]) {
      const coGuarantors = others.map(({ name }) => name)
      const paper = official(guaranteeContract(givenGuarantee({ signing, coGuarantors })))
      expect(pagesOf(await PRINTER.pdf('official', paper))).toHaveLength(2)
    }
})

test('a contract names each clause once: what is lent, how it is paid back, what is paid off with it', () => {
  const said = saidIn(loanContract(givenLoanContract()))
  for (const words of [
    'เป็นเงิน 600,000.00\u00A0บาท (หกแสนบาทถ้วน)',
    'ชำระหนี้ตามสัญญา สม.2567/01234',
    'ร้อยละ 5.75 ต่อปี',
    'รวม 120\u00A0งวด งวดแรกภายในวันที่ 30 พฤศจิกายน 2569 และงวดสุดท้ายภายในวันที่ 31 ตุลาคม 2579',
    'แต่ละคนรับผิดไม่เกินวงเงินของตน',
    'มาตรา 653',
    'ยกเว้นอากรแสตมป์',
  ])
    expect(said.split(words)).toHaveLength(2)
  expect(said).not.toContain('ลูกหนี้ร่วม')
})

test('clauses are numbered through from request to consent, so that each number is one clause', () => {
  const { sheets } = loanRequestAndContract(givenLoanContract(WITHIN_SHARES))
  const numbers = sheets
    .flatMap(({ parts }) => parts)
    .flatMap((part) => (part.part === 'clauses' ? part.pairs.map(([label]) => label) : []))
  expect(numbers).toEqual(numbers.map((_, at) => `ข้อ\u00A0${at + 1}`))
  expect(numbers.length).toBeGreaterThan(10)
})

test('what is signed in the portal is request, contract and consent to deduct at once; a request alone lends nothing', () => {
  const both = saidIn(loanRequestAndContract(givenLoanContract(WITHIN_SHARES)))
  expect(both).toContain('ข้าพเจ้าขอกู้เงินจากสหกรณ์')
  expect(both).toContain('ข้าพเจ้าตกลงกู้เงินจากสหกรณ์')
  expect(both).toContain('มาตรา 42/1')
  expect(both).toContain('สัญญานี้มีผลเมื่อสหกรณ์อนุมัติและจ่ายเงินกู้แล้ว')
  const request = saidIn(loanRequest(givenLoanPaper(WITHIN_SHARES)))
  expect(request).not.toContain('ข้าพเจ้าตกลงกู้เงิน')
  expect(request).toContain('คำขอนี้ยังไม่ใช่สัญญากู้')
})

test('the contract keeps what is earned out, which only the request tells', () => {
  expect(saidIn(loanRequest(givenLoanPaper()))).toContain('38,750.00')
  expect(saidIn(loanContract(givenLoanContract()))).not.toContain('38,750.00')
})

test('the schedule is the annex where it is reckoned, and the contract points to it only then', () => {
  const given = givenLoanContract()
  const annex = loanContract(given).sheets[1]
  expect(annex?.title).toBe('ตารางผ่อนชำระ')
  expect(annex?.parts.find(({ part }) => part === 'ledger')).toMatchObject({
    rows: { length: 120 },
    totals: ['รวม', '', '', '600,000.00', '171,650.10', '771,650.10', ''],
  })
  const without = loanContract({ ...given, schedule: null })
  expect(without.sheets).toHaveLength(1)
  expect(saidIn(without)).not.toContain('ท้ายสัญญา')
})

test('the unit reads of the loan what it deducts for, and nothing of other debts, guarantors or pay', () => {
  // Handed over whole, as a careless caller would.
  const said = saidIn(deductionConsent(givenDeductionConsent()))
  expect(said).toContain('ถอนคืนไม่ได้ เว้นแต่สหกรณ์ให้ความยินยอม')
  for (const secret of ['38,750', '435,000', 'สม.2567', 'ศักดิ์สิทธิ์', 'x1234', 'นอกระบบ'])
    expect(said).not.toContain(secret)
})

test('an approval says what was granted beside what was asked, and until when to sign where ink is wanted', () => {
  const said = saidIn(loanApprovalLetter(givenApproval()))
  expect(said).toContain('จำนวน 600,000.00\u00A0บาท คณะกรรมการเงินกู้ ครั้งที่ 11/2569')
  expect(said).toContain('(ห้าแสนห้าหมื่นบาทถ้วน)'.slice(1, -1))
  expect(said).toContain('ผู้กู้และผู้ค้ำประกันทุกคนลงนามในเอกสารที่สหกรณ์ภายในวันที่ 18 ธันวาคม 2569')
  const signed = saidIn(loanApprovalLetter({ ...givenApproval(), signBy: null }))
  expect(signed).not.toContain('ลงนามในเอกสาร')
})

test('a refusal says the reason, the clause and what the member can do', () => {
  const said = saidIn(loanRefusalLetter(givenRefusal()))
  expect(said).toContain('เงินเดือนคงเหลือไม่พอ')
  expect(said).toContain('ข้อ 14 ระเบียบว่าด้วยการให้เงินกู้')
  expect(said).toContain('ลดวงเงินเหลือ 412,000 บาท')
  const plain = saidIn(loanRefusalLetter({ ...givenRefusal(), clause: null, advice: [] }))
  expect(plain).not.toContain('ตามระเบียบ')
  expect(plain).not.toContain('สิ่งที่ท่านทำได้')
})

function saidIn(content: Content): string {
  return JSON.stringify(content)
}

function withoutBlanks(text: string): string {
  return text.replace(/\s/g, '')
}
