// What every official letter about a unit's month is put together from (RULE-47). Thai digits, because it is prose.

import type { Day } from '../calendar/day.ts'
import { MONTHS } from '../calendar/thai-date.ts'
import { bahtText } from '../money/baht-text.ts'
import { formatBaht, type Satang } from '../money/money.ts'
import { toThaiDigits } from '../text/thai-digits.ts'

export interface LetterFacts {
  cooperative: string
  unit: { name: string; address: string | null; phone: string | null }
  /** 'YYYY-MM-01' */
  period: Day
  dueOn: Day | null
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

export const BLANK_LINE = '…………………………'

/** What is a letter's own; how it ends, and what goes with it, all of them share. */
type OwnParts = Omit<Letter, 'enclosures' | 'closing' | 'contact'> & {
  contact: { name: string; phone: string | null }
}

export function officialLetter({ paragraphs, contact, ...own }: OwnParts): Letter {
  return inThaiDigits({
    ...own,
    enclosures: [...ENCLOSURES],
    paragraphs: [...paragraphs, 'จึงเรียนมาเพื่อทราบและดำเนินการต่อไป'],
    closing: 'ขอแสดงความนับถือ',
    contact: [contact.name, ...(contact.phone ? [`โทร. ${spacedPhone(contact.phone)}`] : [])],
  })
}

/** The papers that go with it, in the order of the bundle. */
const ENCLOSURES = [
  `1. งบหน้ารายการเรียกเก็บ\u00A0จำนวน\u00A01\u00A0ฉบับ`,
  `2. สรุปรายการเรียกเก็บ\u00A0จำนวน\u00A01\u00A0ฉบับ`,
  `3. บัญชีรายชื่อสมาชิก\u00A0จำนวน\u00A01\u00A0ชุด`,
]

/** How many people and how much, in figures and words, and what it is made of. */
export function amountsIn({ people, billed, groups }: LetterFacts): string {
  const parts = groups.map(({ name, billed }) => `${name} ${formatBaht(billed)} บาท`)
  return [
    `จำนวน ${people} ราย รวมเป็นเงินทั้งสิ้น ${formatBaht(billed)} บาท (${bahtText(billed)})`,
    parts.length > 1 ? `ประกอบด้วย ${listed(parts)}` : '',
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
  const put = (said: string) => toThaiDigits(heldTogether(said))
  return Object.fromEntries(
    Object.entries(letter).map(([name, said]) => [
      name,
      Array.isArray(said) ? said.map(put) : put(said),
    ]),
  ) as unknown as Letter
}

const MONTH = MONTHS.join('|')
const DAY_OF_MONTH = new RegExp(`(\\d) (?=${MONTH})`, 'g')
const MONTH_OF_YEAR = new RegExp(`(${MONTH}|พ\\.ศ\\.) (?=\\d)`, 'g')

/** No line ends within a date, or between an amount and its unit. */
function heldTogether(said: string): string {
  return said
    .replace(DAY_OF_MONTH, '$1\u00A0')
    .replace(MONTH_OF_YEAR, '$1\u00A0')
    .replace(/(\d) (?=บาท|ราย|ฉบับ|ชุด)/g, '$1\u00A0')
    .replace(/ ๆ/g, '\u00A0ๆ')
}
