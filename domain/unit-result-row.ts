// Rows of a payroll's own file: which column is which, by the words above it, and what stands in a row.

import type { Reason } from './collection-words.ts'
import { padMembershipNo } from './membership-no.ts'
import { type Satang, satang } from './money.ts'
import { isNationalId, maskNationalId } from './national-id.ts'
import { cleanFigures, cleanText } from './night/thai-cell.ts'
import type { LayoutColumn } from './payroll-layout.ts'
import type { ResultRow } from './unit-result.ts'

export type ResultField = 'national_id' | 'membership_no' | 'amount' | 'reason'

/** Which field of a record is which; a field may be missing. */
export type ResultColumns = Partial<Record<ResultField, number>>

const SATANG_MAX = 9_999_999_999
// No heading, number or reason is longer; a cell of a megabyte is cut before anything looks for words in it.
const CELL_MAX = 100

// In each list the earlier word wins: a file with what was billed and what was deducted has both amounts.
const WORDS: Record<ResultField, RegExp[]> = {
  national_id: [/บัตร|ประจำตัวประชาชน|เลขประชาชน|national.?id|citizen|id.?card|^pid$|^cid$/],
  membership_no: [/(เลข|รหัส|ทะเบียน).*สมาชิก|^สมาชิก$|member/],
  amount: [
    /หักได้|หักจริง|ยอดหัก|เงินที่หัก|deducted|paid/,
    /^(จำนวนเงิน|ยอดเงิน|จำนวน|ยอด)|amount|^total$|^รวม/,
  ],
  reason: [/เหตุผล|สาเหตุ|เหตุที่|reason/, /หมายเหตุ|remark|note/],
}

/** Undefined where this is no heading: it names neither a person nor an amount. */
export function columnsIn(heading: readonly string[]): ResultColumns | undefined {
  const words = heading.map((cell) =>
    (cleanText(cell.slice(0, CELL_MAX)) ?? '').toLowerCase().replace(/\s+/g, ''),
  )
  const columns: ResultColumns = {}
  for (const field of Object.keys(WORDS) as ResultField[]) {
    for (const word of WORDS[field]) {
      const at = words.findIndex((cell) => word.test(cell))
      if (at < 0) continue
      columns[field] ??= at
    }
  }
  const knowsWho = columns.national_id !== undefined || columns.membership_no !== undefined
  return knowsWho && columns.amount !== undefined ? columns : undefined
}

/** Undefined for a row about nobody: a total, a signature, an empty line. */
export function rowOf(
  fields: readonly string[],
  columns: ResultColumns,
  line: number,
): ResultRow | undefined {
  const cell = (field: ResultField) => {
    const at = columns[field]
    return at === undefined ? '' : (fields[at] ?? '').slice(0, CELL_MAX)
  }
  const member = cleanFigures(cell('membership_no')).replace(/\s/g, '')
  // Some payrolls know people by one number only, and call the national id a member's.
  const id = cleanFigures(cell('national_id') || member).replace(/[\s-]/g, '')
  // A total has words where others have numbers.
  if (!/\d/.test(id) && !/\d/.test(member)) return undefined
  return {
    line,
    nationalId: isNationalId(id) ? id : null,
    membershipNo: padMembershipNo(member) ?? null,
    amount: amountIn(cell('amount')),
    reason: reasonIn(cell('reason')),
    shown: shownOf(id, member),
  }
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
  const money = [
    ...bare.matchAll(
      /(?<![\d.,])\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?(?![\d,])|(?<![\d.,])\d{1,9}\.\d{2}(?!\d)/g,
    ),
  ].at(-1)
  const member = [...bare.matchAll(/(?<![\d.,-])\d{6}(?![\d.,-])/g)][0]
  if (!id && !member) return undefined
  const rest = money ? bare.slice(money.index + money[0].length) : ''
  const cells = [id?.[0] ?? '', member?.[0] ?? '', money?.[0] ?? '', rest]
  return rowOf(cells, { national_id: 0, membership_no: 1, amount: 2, reason: 3 }, line)
}

/** "1,234.50" or "1234.5"; "-" is how ledgers write nothing. Nothing at all is not nothing. */
export function amountIn(text: string): Satang | null {
  const bare = cleanFigures(text).replace(/\s*(บาท|฿)$/, '')
  if (bare === '-') return satang(0)
  const [, whole, decimals = ''] =
    /^(\d{1,8}|\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2})0*)?$/.exec(bare) ?? []
  if (whole === undefined) return null
  const amount = Number(whole.replaceAll(',', '') + decimals.padEnd(2, '0'))
  return amount <= SATANG_MAX ? satang(amount) : null
}

// The order is that of the codes 1 to 6 which payrolls are given; a word of a later line is never part of an earlier.
const REASON_WORDS: [Reason, RegExp][] = [
  ['salary-too-low', /^1$|เงินเดือนไม่พอ|เงินไม่พอ|ไม่พอหัก|salary/],
  ['moved-or-left', /^2$|ย้าย|ลาออก|โอนย้าย|พ้นสภาพ|เกษียณ|moved|left|resign/],
  ['died', /^3$|เสียชีวิต|ถึงแก่กรรม|ตาย|died/],
  ['unpaid-leave', /^4$|ไม่รับเงินเดือน|ลาศึกษา|ลาคลอด|พักราชการ|unpaid|leave/],
  ['court-or-student-loan', /^5$|กยศ|บังคับคดี|อายัด|ศาล|court|student/],
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
  return 'เลขประจำตัวที่อ่านไม่ได้'
}
