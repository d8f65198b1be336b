import { expect, test } from 'vitest'
import { formatBaht, satang } from '../money/money.ts'
import { unitRef1 } from '../payment/pay-reference.ts'
import { toThaiDigits } from '../text/thai-digits.ts'
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
  refersTo: '',
}

test('no Arabic digit is in its prose, and the amount is there in figures and words', () => {
  const letter = unitLetter(FACTS, FIELDS, null)
  expect(JSON.stringify(letter)).not.toMatch(/[0-9]/)
  expect(letter.no).toBe('สธ ๐๐๓๒/๑๔๕')
  expect(letter.date).toBe('๒๘\u00A0ตุลาคม\u00A0๒๕๖๙')
  expect(letter.paragraphs[1]?.replaceAll('\u00A0', ' ')).toContain(
    'จำนวน ๒๔๘ ราย รวมเป็นเงินทั้งสิ้น ๑,๒๓๔.๕๖ บาท (หนึ่งพันสองร้อยสามสิบสี่บาทห้าสิบหกสตางค์)',
  )
  expect(letter.paragraphs[1]?.replaceAll('\u00A0', ' ')).toContain(
    'ทั้งนี้ จะชำระเงินภายในวันที่ ๕ พฤศจิกายน ๒๕๖๙',
  )
  expect(letter.to).toBe('ผู้จัดการสหกรณ์ออมทรัพย์ จำกัด')
})

const SENT = {
  on: '2026-11-03',
  people: 247,
  reported: satang(1_134_56),
  refunds: satang(0),
  partial: 2,
  none: 1,
  transferredOn: '2026-11-02',
}

test('before the result is sent it is about the bill, and says so', () => {
  const letter = unitLetter(FACTS, FIELDS, null)
  expect(letter.subject).toMatch(/^นำส่งรายการเรียกเก็บ/)
  expect(letter.paragraphs[1]).toContain('ตามใบแจ้งหนี้')
})

test('once the result is sent it is about what was deducted, and says of how much', () => {
  const letter = unitLetter(FACTS, FIELDS, SENT)
  const said = spaced(letter.paragraphs[1])
  expect(letter.subject).toMatch(/^นำส่งเงินที่หักจากสมาชิก/)
  expect(said).toContain('ตามผลการหักที่แจ้งเมื่อวันที่ ๓ พฤศจิกายน ๒๕๖๙')
  expect(said).toContain(
    'จำนวน ๒๔๗ ราย รวมเป็นเงินทั้งสิ้น ๑,๑๓๔.๕๖ บาท (หนึ่งพันหนึ่งร้อยสามสิบสี่บาทห้าสิบหกสตางค์) จากรายการเรียกเก็บ ๒๔๘ ราย เป็นเงิน ๑,๒๓๔.๕๖ บาท',
  )
  expect(said).toContain('หักได้บางส่วน ๒ ราย หักไม่ได้ ๑ ราย เป็นเงินที่หักไม่ได้ ๑๐๐.๐๐ บาท')
  expect(said).toContain('ได้แจ้งโอนเงินลงวันที่ ๒ พฤศจิกายน ๒๕๖๙ ไว้แล้ว')
  expect(JSON.stringify(letter)).not.toMatch(/[0-9]/)
})

test('where all was deducted it says what the sum is made of, and nothing of anything missing', () => {
  const all = { ...SENT, people: 248, reported: FACTS.billed, partial: 0, none: 0 }
  const said = spaced(unitLetter(FACTS, FIELDS, all).paragraphs[1])
  expect(said).toContain('๑,๒๓๔.๕๖ บาท')
  expect(said).toContain('ประกอบด้วย หุ้น ๑,๐๐๐.๐๐ บาท และเงินกู้ ๒๓๔.๕๖ บาท')
  expect(said).not.toContain('หักไม่ได้')
})

test('what is to be given back is part of the sum, and is named beside what was billed', () => {
  const all = { ...SENT, people: 248, reported: FACTS.billed, partial: 0, none: 0 }
  for (const sent of [SENT, all]) {
    const refunds = satang(110_00)
    const said = spaced(unitLetter(FACTS, FIELDS, { ...sent, refunds }).paragraphs[1])
    const parts = [sent.reported + refunds, sent.reported, refunds]
    const [whole, reported, back] = parts.map((part) => toThaiDigits(formatBaht(satang(part))))
    expect(said).toContain(`รวมเป็นเงินทั้งสิ้น ${whole} บาท (`)
    expect(said).toContain(
      `เงินที่หักได้ตามรายการเรียกเก็บ จำนวน ${toThaiDigits(String(sent.people))} ราย ${reported} บาท`,
    )
    expect(said).toContain(`ซึ่งสหกรณ์รับไว้เป็นเงินรอคืน ${back} บาท`)
    expect(said?.includes('หักไม่ได้')).toBe(sent === SENT)
  }
})

test('a letter that is answered is referred to above the enclosures and in the first words', () => {
  const without = unitLetter(FACTS, FIELDS, null)
  expect(without.reference).toBe('')
  expect(without.paragraphs[0]).toMatch(/^ตามที่สหกรณ์ออมทรัพย์ จำกัด ได้แจ้ง/)

  const answered = { ...FIELDS, refersTo: 'หนังสือสหกรณ์ ที่ สอ 12/2569' }
  const letter = unitLetter(FACTS, answered, null)
  expect(letter.reference).toBe('หนังสือสหกรณ์ ที่ สอ ๑๒/๒๕๖๙')
  expect(letter.paragraphs[0]).toMatch(/^ตามหนังสือที่อ้างถึง สหกรณ์ออมทรัพย์ จำกัด ได้แจ้ง/)
})

// biome-ignore format: a table reads in columns
test.each([
  ['0-2123-4567',        '๐ ๒๑๒๓ ๔๕๖๗'],
  ['042123456',          '๐ ๔๒๑๒ ๓๔๕๖'],
  ['0812345678',         '๐๘ ๑๒๓๔ ๕๖๗๘'],
  ['0-4212-3456 ต่อ 12', '๐-๔๒๑๒-๓๔๕๖ ต่อ ๑๒'],
])('the telephone %s is written %s', (phone, written) => {
  const { contact } = unitLetter({ ...FACTS, unit: { ...FACTS.unit, phone } }, FIELDS, null)
  expect(spaced(contact[1])).toBe(`โทร. ${written}`)
})

test('where nobody has written anything there is room to write, and no day is promised unless one is set', () => {
  const blank = { ...FIELDS, letterNo: '', signer: '', signerPosition: '' }
  const letter = unitLetter({ ...FACTS, dueOn: null }, blank, null)
  expect(letter.no).toMatch(/^…+\/…+$/)
  expect(letter.signer).toMatch(/^\(…+\)$/)
  expect(letter.paragraphs[1]).toContain('ทั้งนี้ จะชำระเงินตามช่องทางที่สหกรณ์กำหนด')
})

function spaced(said: string | undefined): string | undefined {
  return said?.replaceAll('\u00A0', ' ')
}

test('a payment is found by the unit and the month in พ.ศ.', () => {
  expect(paymentReference('00010002', '2026-10-01')).toEqual({
    ref1: unitRef1('00010002', '2026-10'),
    ref2: '256910',
  })
})

test('no line can end within a date, or between an amount and its unit', () => {
  const said = JSON.stringify(unitLetter(FACTS, FIELDS, null))
  for (const kept of ['๒๘_ตุลาคม_๒๕๖๙', '๕_พฤศจิกายน_๒๕๖๙', '๒๔๘_ราย', '๑,๒๓๔.๕๖_บาท'])
    expect(said).toContain(kept.replaceAll('_', '\u00A0'))
})
