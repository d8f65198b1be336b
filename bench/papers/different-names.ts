// Names of as many people as a hospital has, hardly any twice: what is printed a second time costs the printer nothing,
// so a list of few names says nothing about a real one.

import type { UnitBill } from '#domain/unit/unit-bill.ts'

// biome-ignore format: lists
const FIRST = ['สม', 'วิ', 'สุ', 'ประ', 'ศิริ', 'ธน', 'กิตติ', 'อนุ', 'พงษ์', 'ณัฐ', 'ชาญ', 'เกรียง', 'ศุภ', 'วีระ', 'อำ', 'ธีร', 'จักร', 'ปรี', 'มา', 'บุญ', 'วรา', 'นภา', 'กาญ', 'พร', 'อรุ', 'จิรา', 'รัตน', 'ปิย', 'เพ็ญ', 'อัญ']
// biome-ignore format: lists
const SECOND = ['ชาย', 'หญิง', 'พร', 'ชัย', 'วิทย์', 'ศักดิ์', 'พล', 'ไกร', 'พันธ์', 'เลิศ', 'ภรณ์', 'รัตน์', 'นา', 'ทิพย์', 'ณี', 'นุช', 'ศรี', 'ใจ', 'ลี', 'ดา', 'วรรณ', 'ยุทธ', 'เดช', 'วัฒน์', 'กุล', 'ฤดี', 'ลักษณ์', 'วดี', 'ชา']
// biome-ignore format: lists
const FAMILY = ['ใจ', 'ภู', 'แก้ว', 'ศรี', 'ทอง', 'บุญ', 'วงศ์', 'แสง', 'พูล', 'รุ่ง', 'สุข', 'คำ', 'อินทร์', 'จันทร์', 'มั่น', 'เพชร', 'ชัย', 'ดอน', 'น้อย', 'ปาน', 'หนู', 'กล้า', 'สาย', 'ธรรม', 'ไชย', 'พันธุ์', 'สิงห์', 'นาค', 'เกิด', 'มี', 'หอม']
// biome-ignore format: lists
const OF = ['งาม', 'พนา', 'สุข', 'สวัสดิ์', 'ดี', 'มา', 'ไทย', 'เดือน', 'ทรัพย์', 'เรือง', 'เกษม', 'หล้า', 'คง', 'รัตน์', 'มงคล', 'เมือง', 'ใหญ่', 'กุล', 'หาญ', 'ชล', 'พิพัฒน์', 'เจริญ', 'สกุล', 'วัฒนา', 'ประเสริฐ', 'ไพบูลย์', 'สมบูรณ์', 'อนันต์', 'นิยม', 'วิเศษ', 'บำรุง']
const ENDING = ['', '', 'นันท์', 'วัฒน์', 'กิจ', 'โชติ', 'พงศ์']

/** Another round, other people. */
export function withDifferentNames(bill: UnitBill, round: number): UnitBill {
  const named = (person: UnitBill['people'][number], at: number) => {
    const [one, two] = [at * 7 + round * 131, at * 11 + round * 577]
    return {
      ...person,
      member_name: pick(FIRST, one) + pick(SECOND, one / FIRST.length),
      member_surname: pick(FAMILY, two) + pick(OF, two / FAMILY.length) + pick(ENDING, two / 7),
    }
  }
  return { ...bill, people: bill.people.map(named) }
}

function pick(words: readonly string[], at: number): string {
  return words[Math.floor(at) % words.length] ?? ''
}
