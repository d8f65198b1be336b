// One line of what the post said of letters: what of it is new, or why it cannot be.

import type { Day } from '../calendar/day.ts'
import { shortDate } from '../calendar/thai-date.ts'
import { readDay } from '../import/cell-date.ts'
import type { SentLetter } from './letter-plan.ts'
import { readMailNo } from './mail-no.ts'

/** As the table's head says them; the first is the letter's number. */
export const POST_COLUMNS = [
  'เลขที่หนังสือ',
  'เลขไปรษณีย์ลงทะเบียน',
  'วันที่ฝากส่ง',
  'วันที่ผู้รับได้รับ',
  'วันที่ส่งคืน',
  'เหตุที่ส่งคืน',
] as const

const REASON_MAX = 200

export interface PostLine {
  paperNo: string
  mailNo: string
  posted: string
  delivered: string
  returned: string
  reason: string
}

export interface KnownLetter extends SentLetter {
  letter_id: number
  mail_no: string | null
}

export interface NewWord {
  event: 'posted' | 'delivered' | 'returned'
  on_day: Day
  mail_no: string | null
  reason: string
}

export type ReadLine = { words: NewWord[] } | { problem: string }

/** No words where all of it is known already. */
export function readPostLine(
  line: PostLine,
  letter: KnownLetter | undefined,
  today: Day,
): ReadLine {
  if (!line.paperNo) return { problem: 'ไม่มีเลขที่หนังสือ' }
  if (!letter) return { problem: `ไม่พบหนังสือเลขที่ ${line.paperNo} ในชุดที่ปล่อยแล้ว` }
  const days: Partial<Record<NewWord['event'], Day>> = {}
  for (const event of EVENTS) {
    const text = line[event].trim()
    if (!text) continue
    const day = readDay(text)
    if (day === undefined)
      return { problem: `${NAMES[event]} “${text.slice(0, 20)}” อ่านไม่ได้ ต้องเป็นเช่น 15/11/2569` }
    days[event] = day as Day
  }
  return checked(line, letter, { days, today })
}

const EVENTS = ['posted', 'delivered', 'returned'] as const
const NAMES = { posted: 'วันที่ฝากส่ง', delivered: 'วันที่ผู้รับได้รับ', returned: 'วันที่ส่งคืน' }

interface Read {
  days: Partial<Record<NewWord['event'], Day>>
  today: Day
}

function checked(line: PostLine, letter: KnownLetter, { days, today }: Read): ReadLine {
  const mailNo = line.mailNo.trim() ? readMailNo(line.mailNo) : null
  if (mailNo === undefined)
    return {
      problem: `เลขไปรษณีย์ลงทะเบียน “${line.mailNo.trim().slice(0, 20)}” ไม่ถูกต้อง ตรวจทานกับใบรับฝาก`,
    }
  const posted = days.posted ?? letter.posted_on ?? undefined
  if (days.posted && !mailNo) return { problem: 'มีวันที่ฝากส่ง แต่ไม่มีเลขไปรษณีย์ลงทะเบียน' }
  if (mailNo && !posted) return { problem: 'มีเลขไปรษณีย์ลงทะเบียน แต่ไม่มีวันที่ฝากส่ง' }
  for (const event of EVENTS) {
    const day = days[event]
    if (!day) continue
    if (day > today) return { problem: `${NAMES[event]}เป็นวันในอนาคต` }
    if (event !== 'posted' && !posted) return { problem: `มี${NAMES[event]} แต่ยังไม่มีวันที่ฝากส่ง` }
    if (event !== 'posted' && posted && day < posted)
      return { problem: `${NAMES[event]}อยู่ก่อนวันที่ฝากส่ง (${shortDate(posted)})` }
    if (event === 'posted' && letter.released_on !== null && day < letter.released_on)
      return { problem: `วันที่ฝากส่งอยู่ก่อนวันที่ออกหนังสือ (${shortDate(letter.released_on)})` }
    const known = letter[`${event}_on`]
    if (known !== null && known !== day)
      return { problem: `${NAMES[event]}บันทึกไว้แล้วเป็น ${shortDate(known)}` }
  }
  if (mailNo && letter.mail_no !== null && mailNo !== letter.mail_no)
    return { problem: `เลขไปรษณีย์ลงทะเบียนบันทึกไว้แล้วเป็น ${letter.mail_no}` }
  const [delivered, returned] = [
    days.delivered ?? letter.delivered_on,
    days.returned ?? letter.returned_on,
  ]
  if (delivered && returned) return { problem: 'หนังสือฉบับเดียวได้รับแล้วและส่งคืนพร้อมกันไม่ได้' }
  return { words: newWords(line, letter, days, mailNo) }
}

function newWords(
  line: PostLine,
  letter: KnownLetter,
  days: Read['days'],
  mailNo: string | null,
): NewWord[] {
  return EVENTS.flatMap((event) => {
    const on_day = days[event]
    if (!on_day || letter[`${event}_on`] !== null) return []
    return {
      event,
      on_day,
      mail_no: event === 'posted' ? mailNo : null,
      reason: event === 'returned' ? line.reason.trim().slice(0, REASON_MAX) : '',
    }
  })
}
