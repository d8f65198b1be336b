// หนังสือแจ้งรายการเรียกเก็บ: the letter with which the cooperative tells a unit what to deduct (section 42/1). One number
// and one day for all units of a month, as a circular letter has.

import type { Day } from '../calendar/day.ts'
import { longDate, monthAndYear } from '../calendar/thai-date.ts'
import { amountsIn, type Letter, type LetterFacts, officialLetter } from '../paper/letter.ts'

/** What staff write into a month's letter. */
export interface NoticeFields {
  letterNo: string
  datedOn: Day
  signer: string
  signerPosition: string
}

/** Who sends it. */
export interface Sender {
  address: string
  contact: { name: string; phone: string }
}

export function noticeLetter(facts: LetterFacts, fields: NoticeFields, sender: Sender): Letter {
  const { cooperative, unit } = facts
  const { name, phone } = sender.contact
  const month = monthAndYear(facts.period)
  const due = facts.dueOn ? `ภายในวันที่ ${longDate(facts.dueOn)}` : 'ตามกำหนด'
  return officialLetter({
    no: fields.letterNo,
    from: [cooperative, ...(sender.address ? [sender.address] : [])],
    date: longDate(fields.datedOn),
    subject: `แจ้งรายการเรียกเก็บ ประจำเดือน${month}`,
    to: `หัวหน้าหน่วยงาน ${unit.name}`,
    reference: '',
    paragraphs: [
      'ตามที่สมาชิกในสังกัดของท่านได้ให้ความยินยอมให้หักเงินได้เพื่อชำระต่อสหกรณ์ ตามมาตรา 42/1 แห่งพระราชบัญญัติสหกรณ์ พ.ศ. 2542 และที่แก้ไขเพิ่มเติม นั้น',
      `${cooperative} ขอแจ้งรายการเรียกเก็บของสมาชิกในสังกัด ${amountsIn(facts)} ขอได้โปรดหักเงินตามบัญชีรายชื่อที่ส่งมาด้วย และนำส่งสหกรณ์${due} พร้อมแจ้งผลการหักในระบบของหน่วยงาน`,
    ],
    signer: `(${fields.signer})`,
    position: fields.signerPosition,
    contact: {
      name: name && name !== cooperative ? `ผู้ประสานงาน ${name}` : cooperative,
      phone,
    },
  })
}

/** So many letters are printed into one file: more would keep everybody else's papers waiting. */
export const LETTERS_IN_FILE = 40

/** How a unit refers to it in its own. */
export function noticeReference({ letterNo, datedOn }: Pick<NoticeFields, 'letterNo' | 'datedOn'>) {
  return `หนังสือสหกรณ์ ที่ ${letterNo} ลงวันที่ ${longDate(datedOn)}`
}
