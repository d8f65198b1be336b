// Words that a browser's dictionary takes for several, and would break in two at the end of a line. Only what stands
// in headings, on buttons and over columns, where a broken word is seen at once.

const WORDS = [
  'เจ้าหน้าที่',
  'ข้อเสนอแนะ',
  'ข้อร้องเรียน',
  'ออมทรัพย์',
  'หน่วยงาน',
  'ผู้แทนหน่วย',
  'ใบแจ้งหนี้',
  'ใบสมัคร',
  'ใบเสร็จรับเงิน',
  'แบบฟอร์ม',
  'แบบคำขอ',
  'รายการเรียกเก็บ',
  'ค้ำประกัน',
  'เงินปันผล',
  'เงินเฉลี่ยคืน',
  'เงินเดือน',
  'เงินสงเคราะห์',
  'ฌาปนกิจสงเคราะห์',
  'ดอกเบี้ย',
  'ยอดคงเหลือ',
  'รหัสผ่าน',
  'ผลประโยชน์',
  'ประกันชีวิต',
  'การเลือกตั้ง',
  'คณะกรรมการ',
  'กรรมการดำเนินการ',
  'ฐานะการเงิน',
  'ความเป็นส่วนตัว',
]

/** A longer one may have to be broken on a phone. */
const LONGEST = 18

/** The text in pieces, of which those that are `held` stay on one line; `own` are names of the cooperative itself. */
export function unbreakableWords(
  text: string,
  own: readonly string[],
): { text: string; held: boolean }[] {
  const words = [...own, ...WORDS].filter((word) => word.length > 1 && word.length <= LONGEST)
  const longestFirst = words.toSorted((a, b) => b.length - a.length).map(escaped)
  return text
    .split(new RegExp(`(${longestFirst.join('|')})`))
    .map((piece, at) => ({ text: piece, held: at % 2 === 1 }))
    .filter((piece) => piece.text !== '')
}

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
