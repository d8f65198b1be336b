import { expect, test } from 'vitest'
import { satang } from './money.ts'
import { unitLetter } from './unit-letter.ts'
import { paymentReference } from './unit-payment.ts'

const FACTS = {
  cooperative: 'สหกรณ์ออมทรัพย์ จำกัด',
  unit: { name: 'โรงพยาบาลธารใส', address: null, phone: '0-2123-4567' },
  period: '2026-10-01',
  dueOn: '2026-11-05',
  people: 248,
  billed: satang(1_234_56),
  groups: [
    { name: 'หุ้น', billed: satang(1_000_00) },
    { name: 'เงินกู้', billed: satang(234_56) },
  ],
}
const FIELDS = {
  letterNo: 'สธ 0032/145',
  datedOn: '2026-10-28',
  addressedTo: '',
  signer: 'นายสมชาย ใจดี',
  signerPosition: 'ผู้อำนวยการ',
}

test('no Arabic digit is in its prose, and the amount is there in figures and words', () => {
  const letter = unitLetter(FACTS, FIELDS)
  expect(JSON.stringify(letter)).not.toMatch(/[0-9]/)
  expect(letter.no).toBe('สธ ๐๐๓๒/๑๔๕')
  expect(letter.date).toBe('๒๘ ตุลาคม ๒๕๖๙')
  expect(letter.paragraphs[1]).toContain(
    'จำนวน ๒๔๘ ราย รวมเป็นเงินทั้งสิ้น ๑,๒๓๔.๕๖ บาท (หนึ่งพันสองร้อยสามสิบสี่บาทห้าสิบหกสตางค์)',
  )
  expect(letter.paragraphs[1]).toContain('ภายในวันที่ ๕ พฤศจิกายน ๒๕๖๙')
  expect(letter.to).toBe('ผู้จัดการสหกรณ์ออมทรัพย์ จำกัด')
})

test('where nobody has written anything there is room to write, and no day is promised unless one is set', () => {
  const blank = { ...FIELDS, letterNo: '', signer: '', signerPosition: '' }
  const letter = unitLetter({ ...FACTS, dueOn: null }, blank)
  expect(letter.no).toMatch(/^…+\/…+$/)
  expect(letter.signer).toMatch(/^\(…+\)$/)
  expect(letter.paragraphs[1]).toContain('และจะชำระเงินตามช่องทางที่สหกรณ์กำหนด')
})

test('a payment is found by the unit and the month in พ.ศ.', () => {
  expect(paymentReference('00010002', '2026-10-01')).toEqual({ ref1: '00010002', ref2: '256910' })
})
