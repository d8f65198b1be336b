// Rows of a payroll's own file: what stands in each, once it is known which column is which.

import type { Reason } from '../collection/collection-words.ts'
import { cleanFigures, cleanText } from '../import/thai-cell.ts'
import { amountInFile } from '../money/amount-in-file.ts'
import { type Satang, satang } from '../money/money.ts'
import { padMembershipNo } from '../person/membership-no.ts'
import { isNationalId, maskNationalId } from '../person/national-id.ts'
import { withoutEnding } from '../text/without-ending.ts'
import type { LayoutColumn } from './payroll-layout.ts'
import type { ResultRow } from './unit-result.ts'
import type { ResultColumns, ResultField } from './unit-result-heading.ts'

const LIMITS = { digitsMax: 8, satangMax: 9_999_999_999 }
// No heading, number or reason is longer; a cell of a megabyte is cut before anything looks for words in it.
const CELL_MAX = 100
const ID_LENGTH = 13
const TYPED_MAX = 200

/** Undefined for a row about nobody: a total, a signature, an empty line. */
export function rowOf(
  fields: readonly string[],
  columns: ResultColumns,
  line: number,
): ResultRow | undefined {
  const member = figuresAt(fields, columns.membership_no).replace(/\s/g, '')
  const named = figuresAt(fields, columns.national_id)
  // Some payrolls know people by one number only, and call the national id a member's.
  const id = (named || member).replace(/[\s-]/g, '')
  const amount = amountIn(cellAt(fields, columns.amount))
  if (isTotal(fields) && !isNationalId(id)) return undefined
  // Money without a person is somebody's whose number was left out: a total has words, or nothing, where others
  // have numbers, and stands alone.
  if (!/\d/.test(id) && !/\d/.test(member) && !(amount && hasWords(fields, columns)))
    return undefined
  // A spreadsheet takes an id for a number and drops the zeros it begins with.
  const whole = id.padStart(ID_LENGTH, '0')
  const padded = named !== '' && /^\d{1,12}$/.test(id) && isNationalId(whole)
  return {
    line,
    nationalId: isNationalId(id) || padded ? whole : null,
    padded,
    membershipNo: padMembershipNo(member) ?? null,
    amount,
    reason: reasonIn(cellAt(fields, columns.reason)),
    shown: shownOf(padded ? whole : id, member),
    typed: typedOf(fields, columns),
  }
}

/** What a line of totals says all rows come to; undefined where this is none. */
export function statedTotal(fields: readonly string[], columns: ResultColumns): Satang | undefined {
  if (!isTotal(fields)) return undefined
  return amountIn(cellAt(fields, columns.amount)) ?? undefined
}

const TOTAL =
  /^(รวม|ยอดรวม|ผลรวม)(ทั้งสิ้น|ทั้งหมด|เงิน|เป็นเงิน|ยอด|สุทธิ)*([\s\d,.:()]|คน|ราย|แถว|บาท)*$|^(ยกไป|ยกมา|ยอดยก(ไป|มา))$|^(grand|sub)?\s*total:?$/i

function isTotal(fields: readonly string[]): boolean {
  return fields.some((field) => TOTAL.test(cleanFigures(field.slice(0, CELL_MAX))))
}

/** Beside its amount and reason a row has something to say. */
function hasWords(fields: readonly string[], { amount, reason }: ResultColumns): boolean {
  return fields.some(
    (field, at) => at !== amount && at !== reason && /\p{L}{2}/u.test(field.slice(0, CELL_MAX)),
  )
}

/** The numbers and names of a row, without its amount and reason. */
function typedOf(fields: readonly string[], columns: ResultColumns): string {
  const said = fields.flatMap((_, at) => {
    if (at === columns.amount || at === columns.reason) return []
    const cell = cleanText(cellAt(fields, at)) ?? ''
    const isWho = at === columns.national_id || at === columns.membership_no
    return cell !== '' && (isWho || /\p{L}{2}/u.test(cell)) ? [cell] : []
  })
  return [...said.join(' · ')].slice(0, TYPED_MAX).join('')
}

function cellAt(fields: readonly string[], at: number | undefined): string {
  return at === undefined ? '' : (fields[at] ?? '').slice(0, CELL_MAX)
}

/** Without the signs that keep a spreadsheet from taking a text for a number: '123 and ="123". */
function figuresAt(fields: readonly string[], at: number | undefined): string {
  return withoutMarks(cleanFigures(cellAt(fields, at)))
}

function withoutMarks(text: string): string {
  return withoutEnding(text.replace(/^=?["'’‘]+/, ''), `"'’‘`).trim()
}

/** A line of a file of fixed widths, as the unit's payroll has it; a reason may stand after the last column. */
export function rowOfWidths(
  text: string,
  layout: readonly LayoutColumn[],
  line: number,
): ResultRow | undefined {
  const cells: string[] = []
  let at = 0
  for (const { width } of layout) {
    cells.push(text.slice(at, at + width))
    at += width
  }
  cells.push(text.slice(at))
  const place = (column: ResultField) => {
    const found = layout.findIndex((one) => one.column === column)
    return found < 0 ? {} : { [column]: found }
  }
  const columns = { ...place('national_id'), ...place('membership_no'), ...place('amount') }
  return rowOf(cells, { ...columns, reason: layout.length }, line)
}

/** A line of text without separators: whatever has the shape of an id, of a number and of money. */
export function rowOfText(text: string, line: number): ResultRow | undefined {
  const bare = cleanFigures(text).replaceAll('|', ' ')
  const id = [...bare.matchAll(/(?<!\d)\d{13}(?!\d)|\d-\d{4}-\d{5}-\d{2}-\d/g)][0]
  const amounts = [
    ...bare.matchAll(
      /(?<![\d.,])\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?(?![\d,])|(?<![\d.,])\d{1,9}\.\d{2}(?!\d)/g,
    ),
  ]
  const money = amounts.at(-1)
  const member = [...bare.matchAll(/(?<![\d.,-])\d{6}(?![\d.,-])/g)][0]
  if (!id && !member) return undefined
  const rest = money ? bare.slice(money.index + money[0].length) : ''
  const amount = isOne(amounts.map(([one]) => one)) ? (money?.[0] ?? '') : ''
  const cells = [id?.[0] ?? '', member?.[0] ?? '', amount, rest]
  return rowOf(cells, { national_id: 0, membership_no: 1, amount: 2, reason: 3 }, line)
}

/**
 * Of several amounts in a line without a heading the last is meant where it is what the others come to, or where all
 * are the same; otherwise nobody can say which of them was deducted.
 */
function isOne(amounts: readonly string[]): boolean {
  const [last = 0, ...others] = amounts.map((one): number => amountIn(one) ?? 0).reverse()
  const sum = others.reduce((all, one) => all + one, 0)
  return others.length === 0 || sum === last || others.every((one) => one === last)
}

/** "1,234.50" or "1234.5"; "-" is how ledgers write nothing. Nothing at all is not nothing. */
export function amountIn(text: string): Satang | null {
  const bare = withoutMarks(cleanFigures(text))
    .replace(/^฿|(บาท|฿)$|\.-$/g, '')
    .trim()
  if (/^[-–—]$/.test(bare)) return satang(0)
  return amountInFile(bare, LIMITS) ?? null
}

// biome-ignore format: a table reads in columns
// The order is that of the codes 1 to 6 which payrolls are given; a word of a later line is never part of an earlier.
const REASON_WORDS: [Reason, RegExp][] = [
  ['salary-too-low', /^1$|ไม่(เพียง)?พอ|ไม่เหลือ|เหลือน้อย|คงเหลือต่ำ|เงินเดือน(น้อย|หมด|ติดลบ)|insufficient|salary/],
  ['moved-or-left', /^2$|ย้าย|ลาออก|โอนไป|พ้นสภาพ|เกษียณ|สิ้นสุดสัญญา|หมดสัญญา|ออกจากงาน|moved|left|resign|retire/],
  ['died', /^3$|เสียชีวิต|ถึงแก่(กรรม|ความตาย)|ตาย|died|deceased/],
  ['unpaid-leave', /^4$|ไม่(ได้)?รับเงินเดือน|ไม่(ได้)?รับค่าจ้าง|ลาศึกษา|ลาคลอด|ลาบวช|ลากิจ|ลาป่วย|พัก(ราชการ|งาน)|unpaid|leave/],
  ['court-or-student-loan', /^5$|กยศ|กองทุน(เงิน)?ให้กู้ยืม|บังคับคดี|อายัด|ศาล|court|student/],
  ['other', /^6$|อื่น|other/],
]

export function reasonIn(text: string): Reason | null {
  const words = (cleanText(cleanFigures(text)) ?? '').toLowerCase().replace(/\s+/g, '')
  return words === '' ? null : (REASON_WORDS.find(([, word]) => word.test(words))?.[0] ?? null)
}

function shownOf(id: string, member: string): string {
  if (/^\d{13}$/.test(id)) return maskNationalId(id)
  const no = padMembershipNo(member)
  if (no) return `เลขสมาชิก ${no}`
  if (/^\d(\.\d+)?e\+?\d+$/i.test(id)) return 'เลขบัตรที่ Excel ย่อไว้ เช่น 1.23E+12'
  if (id === '') return 'แถวที่ไม่มีเลขประจำตัว'
  return 'เลขประจำตัวที่อ่านไม่ได้'
}
