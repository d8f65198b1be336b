import { expect, test } from 'vitest'
import { satang } from '../money/money.ts'
import { noticeLetter, noticeReference } from './collection-notice.ts'

const FACTS = {
  cooperative: 'สหกรณ์ออมทรัพย์ จำกัด',
  unit: { name: 'โรงพยาบาลธารใส', address: null, phone: null },
  period: '2026-10-01',
  dueOn: '2026-11-05',
  people: 248,
  billed: satang(1_234_56),
  groups: [{ name: 'หุ้น', billed: satang(1_234_56) }],
}
const FIELDS = {
  letterNo: 'สอ ว 114/2569',
  datedOn: '2026-10-20',
  signer: 'นางจันทร์เพ็ญ ศรีวงศ์',
  signerPosition: 'ผู้จัดการ',
}
const SENDER = { address: '99 หมู่ 1', contact: { name: 'สุดา', phone: '042123456' } }

test('the cooperative tells a unit by which law, how many, how much and until when, without an Arabic digit', () => {
  const letter = noticeLetter(FACTS, FIELDS, SENDER)
  expect(JSON.stringify(letter)).not.toMatch(/[0-9]/)
  expect(letter.from).toEqual(['สหกรณ์ออมทรัพย์ จำกัด', '๙๙ หมู่ ๑'])
  expect(letter.to).toBe('หัวหน้าหน่วยงาน โรงพยาบาลธารใส')
  expect(letter.paragraphs[0]).toContain('มาตรา ๔๒/๑ แห่งพระราชบัญญัติสหกรณ์ พ.ศ.\u00A0๒๕๔๒')
  expect(letter.paragraphs[1]?.replaceAll('\u00A0', ' ')).toContain(
    'จำนวน ๒๔๘ ราย รวมเป็นเงินทั้งสิ้น ๑,๒๓๔.๕๖ บาท (หนึ่งพัน',
  )
  expect(letter.paragraphs[1]?.replaceAll('\u00A0', ' ')).toContain(
    'นำส่งสหกรณ์ภายในวันที่ ๕ พฤศจิกายน ๒๕๖๙',
  )
  expect([letter.signer, letter.position]).toEqual(['(นางจันทร์เพ็ญ ศรีวงศ์)', 'ผู้จัดการ'])
  expect(letter.contact).toEqual(['ผู้ประสานงาน สุดา', 'โทร. ๐\u00A0๔๒๑๒\u00A0๓๔๕๖'])
})

test('a month without a day to pay by promises none', () => {
  const letter = noticeLetter({ ...FACTS, dueOn: null }, FIELDS, SENDER)
  expect(letter.paragraphs[1]).toContain('นำส่งสหกรณ์ตามกำหนด')
})

test('a unit refers to it by number and day', () => {
  expect(noticeReference(FIELDS)).toBe('หนังสือสหกรณ์ ที่ สอ ว 114/2569 ลงวันที่ 20 ตุลาคม 2569')
})
