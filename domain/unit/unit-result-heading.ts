// The heading of a payroll's own file: which column is which, by the words above it. A column of what was billed, of
// what could not be deducted or of what is still owed is none of what was deducted: taken for it, it would make a whole
// month wrong, and nobody would see it.

import { cleanText } from '../import/thai-cell.ts'

export type ResultField = 'national_id' | 'membership_no' | 'amount' | 'reason'

/** Which field of a record is which; a field may be missing. */
export type ResultColumns = Partial<Record<ResultField, number>>

interface Word {
  is: RegExp
  isNot?: RegExp
}

// No heading is longer; a cell of a megabyte is cut before anything looks for words in it.
const CELL_MAX = 100

const MISSED =
  /ไม่ได้|ไม่ครบ|ไม่หัก|เหลือ|ค้าง|ขาด|ต่าง|วันที่|เลขที่|unpaid|unded|not|balance|outstanding|diff|date/
const ASKED = /เรียกเก็บ(?!ได้)|แจ้ง|ต้อง|ตั้งหัก|ขอหัก|ให้หัก|bill|due|tobe/
const COUNTED = /เงินเดือน|^จำนวน(เดือน|งวด|วัน|ครั้ง|คน|ราย|สมาชิก|หุ้น|สัญญา)|salary|^จำนวนที่$/
const NO_GENERAL_AMOUNT = new RegExp(`${MISSED.source}|${ASKED.source}|${COUNTED.source}`)

// In each list the earlier word wins: a file with what was billed and what was deducted has both amounts.
// biome-ignore format: a table reads in columns
const WORDS: Record<ResultField, readonly Word[]> = {
  national_id: [
    { is: /บัตร|ประจำตัวประชาชน|เลขประชาชน|ปชช|13หลัก|national.?id|citizen|id.?card|^pid$|^cid$|^id(no)?\.?$/ },
  ],
  membership_no: [
    { is: /(เลข|รหัส|ทะเบียน).{0,100}สมาชิก|^สมาชิก((เลข)?ที่)?$|^(เลข)?ทะเบียน(ที่|เลขที่)?$|member/, isNot: /ชื่อ|name|จำนวน/ },
  ],
  amount: [
    { is: /หักได้|หักจริง|เก็บได้|หักแล้ว|deducted|collected|actual/, isNot: MISSED },
    { is: /ยอดหัก|ยอดที่หัก|เงินที่หัก|เงินหัก|หักส่ง|นำส่ง|^หัก$|deduct|paid/, isNot: NO_GENERAL_AMOUNT },
    { is: /^(จำนวน|ยอด)|amount|^total$|^รวม/, isNot: NO_GENERAL_AMOUNT },
  ],
  reason: [{ is: /เหตุผล|สาเหตุ|เหตุที่|reason/ }, { is: /หมายเหตุ|remark|note/ }],
}
// Payrolls that deduct by kinds have a column for each, and one for all of them.
const SUM = /รวม|สุทธิ|total|net/

/** Undefined where this is no heading: it names no person, or no amount that was deducted. */
export function columnsIn(heading: readonly string[]): ResultColumns | undefined {
  const words = heading.map(wordsOf)
  const columns: ResultColumns = {}
  for (const field of Object.keys(WORDS) as ResultField[]) {
    const at = placeOf(words, WORDS[field])
    if (at !== undefined) columns[field] = at
  }
  return knowsWho(columns) && columns.amount !== undefined ? columns : undefined
}

/** What stands above the amount of a file that says what was billed, and not what came of it. */
export function billedOnly(heading: readonly string[]): string | undefined {
  const words = heading.map(wordsOf)
  const who = placeOf(words, [...WORDS.national_id, ...WORDS.membership_no])
  const asked = words.findIndex(
    (cell) => ASKED.test(cell) && /ยอด|เงิน|จำนวน|amount|bill/.test(cell),
  )
  return who === undefined || asked < 0 ? undefined : titleOf(heading[asked])
}

/** Two rows that are one heading, as merged cells leave it. */
export function joined(upper: readonly string[], lower: readonly string[]): string[] {
  const length = Math.max(upper.length, lower.length)
  return Array.from({ length }, (_, at) => `${upper[at] ?? ''} ${lower[at] ?? ''}`)
}

/** A heading as it is told to people. */
export function titleOf(cell: string | undefined): string {
  return (cleanText((cell ?? '').slice(0, CELL_MAX).replace(/\s+/g, ' ')) ?? '').slice(0, 60)
}

function wordsOf(cell: string): string {
  // A heading that was broken over two lines is one heading.
  const bare = cell.slice(0, CELL_MAX).replace(/\s+/g, '')
  return (cleanText(bare) ?? '').toLowerCase()
}

function placeOf(cells: readonly string[], words: readonly Word[]): number | undefined {
  for (const { is, isNot } of words) {
    const found = cells.flatMap((cell, at) => (is.test(cell) && !isNot?.test(cell) ? [at] : []))
    const [first] = found
    if (first !== undefined) return found.find((at) => SUM.test(cells[at] ?? '')) ?? first
  }
  return undefined
}

function knowsWho({ national_id, membership_no }: ResultColumns): boolean {
  return national_id !== undefined || membership_no !== undefined
}
