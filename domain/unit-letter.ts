// The letter with which a unit sends its list and its money to the cooperative (domain §4): the same words on the
// page, where they change as they are typed, and in the PDF. Thai digits, because it is prose.

import { bahtText } from './baht-text.ts'
import { formatBaht, type Satang } from './money.ts'
import { longDate, monthAndYear } from './thai-date.ts'
import { toThaiDigits } from './thai-digits.ts'

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

export interface LetterFacts {
  cooperative: string
  unit: { name: string; address: string | null; phone: string | null }
  /** 'YYYY-MM-01' */
  period: string
  dueOn: string | null
  people: number
  billed: Satang
  groups: readonly { name: string; billed: Satang }[]
}

export interface Letter {
  no: string
  from: string[]
  date: string
  subject: string
  to: string
  /** Empty where nothing is referred to, and then it has no line. */
  reference: string
  enclosures: string[]
  paragraphs: string[]
  closing: string
  signer: string
  position: string
  contact: string[]
}

const TO_BE_WRITTEN = '…………………………'

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
    enclosures: [
      `1. งบหน้ารายการเรียกเก็บ\u00A0จำนวน\u00A01\u00A0ฉบับ`,
      `2. สรุปรายการเรียกเก็บ\u00A0จำนวน\u00A01\u00A0ฉบับ`,
      `3. บัญชีรายชื่อสมาชิก\u00A0จำนวน\u00A01\u00A0ชุด`,
    ],
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

function amountsOf({ unit, people, billed, groups, dueOn }: LetterFacts): string {
  const parts = groups.map(({ name, billed }) => `${name} ${formatBaht(billed)} บาท`)
  const due = dueOn ? `ภายในวันที่ ${longDate(dueOn)} ` : ''
  return [
    `${unit.name} ขอนำส่งรายการเรียกเก็บของสมาชิก จำนวน ${people} ราย`,
    `รวมเป็นเงินทั้งสิ้น ${formatBaht(billed)} บาท (${bahtText(billed)})`,
    parts.length > 1 ? `ประกอบด้วย ${listed(parts)}` : '',
    `ทั้งนี้ จะชำระเงิน${due}ตามช่องทางที่สหกรณ์กำหนด`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** As official letters write it: 0 4212 3456, and 08 1234 5678 of a mobile; anything else as it was given. */
function spacedPhone(phone: string): string {
  const [, area, first, last] = /^(0\d??)(\d{4})(\d{4})$/.exec(phone.replace(/[ -]/g, '')) ?? []
  return area ? `${area}\u00A0${first}\u00A0${last}` : phone
}

function listed(parts: readonly string[]): string {
  return `${parts.slice(0, -1).join(' ')} และ${parts.at(-1)}`
}

function inThaiDigits(letter: Letter): Letter {
  const put = (said: string | string[]) =>
    Array.isArray(said) ? said.map(toThaiDigits) : toThaiDigits(said)
  return Object.fromEntries(
    Object.entries(letter).map(([name, said]) => [name, put(said)]),
  ) as unknown as Letter
}
