// The letter with which a unit sends its list and its money to the cooperative (domain §4): the same words on the
// page, where they change as they are typed, and in the PDF. Thai digits, because it is prose.

import {
  amountsIn,
  ENCLOSURES,
  inThaiDigits,
  type Letter,
  type LetterFacts,
  spacedPhone,
  TO_BE_WRITTEN,
} from './letter.ts'
import { longDate, monthAndYear } from './thai-date.ts'

/** What the unit itself writes into it. */
export interface LetterFields {
  letterNo: string
  datedOn: string
  addressedTo: string
  /** The letter it answers, with its number and day; empty where there was none. */
  refersTo: string
  signer: string
  signerPosition: string
}

export function unitLetter(facts: LetterFacts, fields: LetterFields): Letter {
  const { unit } = facts
  const month = monthAndYear(facts.period)
  const thai = {
    no: fields.letterNo || '……………/……………',
    from: [unit.name, ...(unit.address ? [unit.address] : [])],
    date: longDate(fields.datedOn),
    subject: `นำส่งรายการเรียกเก็บ ประจำเดือน${month}`,
    to: fields.addressedTo || addressee(facts.cooperative),
    reference: fields.refersTo,
    enclosures: [...ENCLOSURES],
    paragraphs: [
      `${fields.refersTo ? 'ตามหนังสือที่อ้างถึง ' : 'ตามที่'}${facts.cooperative} ได้แจ้งรายการเรียกเก็บเงินจากสมาชิกในสังกัด ประจำเดือน${month} นั้น`,
      amountsOf(facts),
      'จึงเรียนมาเพื่อทราบและดำเนินการต่อไป',
    ],
    closing: 'ขอแสดงความนับถือ',
    signer: `(${fields.signer || TO_BE_WRITTEN})`,
    position: fields.signerPosition || TO_BE_WRITTEN,
    contact: [`งานการเงิน ${unit.name}`, ...(unit.phone ? [`โทร. ${spacedPhone(unit.phone)}`] : [])],
  }
  return inThaiDigits(thai)
}

export function addressee(cooperative: string): string {
  return `ผู้จัดการ${cooperative}`
}

function amountsOf(facts: LetterFacts): string {
  const due = facts.dueOn ? `ภายในวันที่ ${longDate(facts.dueOn)} ` : ''
  return [
    `${facts.unit.name} ขอนำส่งรายการเรียกเก็บของสมาชิก ${amountsIn(facts)}`,
    `ทั้งนี้ จะชำระเงิน${due}ตามช่องทางที่สหกรณ์กำหนด`,
  ].join(' ')
}
