// A bank's file of payments, in whichever layout it comes.

import { parseCsv } from 'hucre/csv'
import { dayFrom } from '#domain/calendar/thai-date.ts'
import { amountInFile } from '#domain/money/amount-in-file.ts'
import {
  type BankFile,
  type BankLine,
  fileProblems,
  hasControl,
  type ReadBankFile,
  sumOf,
} from '#domain/payment/bank-line.ts'
import { NO_LETTERS, readCrossBankFile, withRightSums } from '#domain/payment/cross-bank-file.ts'

export const BANK_FILE_MAX = 8 * 1024 * 1024

/** What officers choose from. */
export const BANK_LAYOUTS = {
  'cross-bank': 'ไฟล์ Bill Payment กลางของธนาคาร (256 ตัวอักษร TIS-620)',
  csv: 'CSV หัวคอลัมน์ภาษาอังกฤษ',
  'csv-thai': 'CSV หัวคอลัมน์ภาษาไทย',
} as const

export type BankLayout = keyof typeof BANK_LAYOUTS

/** By layout, what each column is called. */
// biome-ignore format: a table reads in columns
const HEADS = {
  csv: {
    bank: 'bank', account: 'account', datedOn: 'file_date', sequence: 'sequence', paidOn: 'date', paidAt: 'time', payer: 'payer',
    ref1: 'ref1', ref2: 'ref2', kind: 'kind', amount: 'amount', payerBank: 'payer_bank',
  },
  'csv-thai': {
    bank: 'รหัสธนาคาร', account: 'เลขที่บัญชี', datedOn: 'วันที่ไฟล์', sequence: 'ลำดับ', paidOn: 'วันที่ชำระ', paidAt: 'เวลา', payer: 'ผู้ชำระ',
    ref1: 'Ref.1', ref2: 'Ref.2', kind: 'ประเภท', amount: 'จำนวนเงิน', payerBank: 'ธนาคารผู้ชำระ',
  },
} as const

type Column = keyof (typeof HEADS)['csv']
type Cells = Record<Column, string>

/** In the first cell of the last row, which has the count in the second and the sum in the third. */
const TOTAL = ['TOTAL', 'รวม']
const FIRST_LINE_MAX = 4_096
const LIMITS = { digitsMax: 11, satangMax: 9_999_999_999_999 }

export function readBankFile(bytes: Uint8Array, layout: BankLayout): ReadBankFile {
  if (layout === 'cross-bank') return readCrossBankFile(decoded(bytes, 'windows-874'))
  const utf8 = decoded(bytes, 'utf-8')
  return readCsv(utf8.includes('\ufffd') ? decoded(bytes, 'windows-874') : utf8, layout)
}

/** As its first line tells; undefined where that is none of ours. */
export function layoutOf(bytes: Uint8Array): BankLayout | undefined {
  const first = firstLine(bytes)
  if (/^[HDT][0-9]{6}/.test(first)) return 'cross-bank'
  const cells = new Set((parseCsv(first)[0] ?? []).map((cell) => String(cell).trim()))
  const layouts = Object.entries(HEADS) as [keyof typeof HEADS, Record<Column, string>][]
  return layouts.find(([, { ref1, amount }]) => cells.has(ref1) && cells.has(amount))?.[0]
}

/** In whichever writing the heads are. */
function firstLine(bytes: Uint8Array): string {
  const some = bytes.subarray(0, FIRST_LINE_MAX)
  const end = some.indexOf(10)
  const line = end < 0 ? some : some.subarray(0, end)
  const utf8 = decoded(line, 'utf-8')
  return utf8.includes('\ufffd') ? decoded(line, 'windows-874') : utf8
}

function decoded(bytes: Uint8Array, writing: 'utf-8' | 'windows-874'): string {
  return new TextDecoder(writing).decode(bytes)
}

function readCsv(text: string, layout: 'csv' | 'csv-thai'): ReadBankFile {
  const { problems, refuse } = fileProblems()
  const [heads = [], ...rows] = parseCsv(text).map((row) =>
    row.map((cell) => String(cell ?? '').trim()),
  )
  const places = Object.entries(HEADS[layout]).map(
    ([column, head]) => [column, heads.indexOf(head), head] as const,
  )
  for (const [, at, head] of places) if (at < 0) refuse(1, `ไม่มีคอลัมน์ “${head}”`)
  const tail = rows.at(-1) ?? []
  const sum = amountInFile(tail[2] ?? '', LIMITS)
  if (!TOTAL.includes(tail[0] ?? '') || !/^[0-9]{1,6}$/.test(tail[1] ?? '') || sum === undefined)
    refuse(rows.length + 1, 'บรรทัดสุดท้ายต้องเป็นยอดรวม: คำว่า รวม จำนวนรายการ และจำนวนเงิน')
  if (problems.length > 0 || sum === undefined) return { file: undefined, problems }

  const lines: BankLine[] = []
  const sequences = new Set<number>()
  let of: Pick<BankFile, 'bank' | 'account' | 'datedOn'> | undefined
  for (const [at, row] of rows.slice(0, -1).entries()) {
    const cells = Object.fromEntries(
      places.map(([name, place]) => [name, row[place] ?? '']),
    ) as Cells
    const datedOn = dayIn(cells.datedOn)
    const read = readRow(cells)
    if (typeof read === 'string') refuse(at + 2, read)
    else if (!datedOn || !/^[0-9]{3}$/.test(cells.bank) || !/^[0-9]{10}$/.test(cells.account))
      refuse(at + 2, 'ธนาคาร บัญชี หรือวันที่ของไฟล์ไม่ถูกต้อง')
    else if (
      of &&
      (of.bank !== cells.bank || of.account !== cells.account || of.datedOn !== datedOn)
    )
      refuse(at + 2, 'ธนาคาร บัญชี หรือวันที่ของไฟล์ไม่ตรงกับบรรทัดแรก')
    else if (sequences.has(read.sequence)) refuse(at + 2, `ลำดับที่ ${read.sequence} ซ้ำในไฟล์เดียวกัน`)
    else {
      of ??= { bank: cells.bank, account: cells.account, datedOn }
      sequences.add(read.sequence)
      lines.push(read)
    }
  }
  if (!of && problems.length === 0) refuse(2, 'ไม่มีรายการในไฟล์นี้')
  if (!of || problems.length > 0) return { file: undefined, problems }
  // A CSV names one sum, of what came in; what was taken back is summed here.
  const debit = sumOf(lines, 'D')
  const credit = { sum, count: Number(tail[1]) }
  return withRightSums({ ...of, lines, credit, debit }, rows.length + 1)
}

function readRow(cells: Cells): BankLine | string {
  const paidOn = dayIn(cells.paidOn)
  const amount = amountInFile(cells.amount, LIMITS)
  const paidAt = cells.paidAt.replaceAll(':', '').padEnd(6, '0')
  const { kind } = cells
  if (Object.values(cells).some(hasControl)) return NO_LETTERS
  if (!/^[1-9][0-9]{0,5}$/.test(cells.sequence)) return 'ลำดับที่ไม่ถูกต้อง'
  if (!paidOn) return 'วันที่ชำระไม่ถูกต้อง'
  if (!/^([01][0-9]|2[0-3])[0-5][0-9][0-5][0-9]$/.test(paidAt)) return 'เวลาที่ชำระไม่ถูกต้อง'
  if (kind !== 'C' && kind !== 'D') return 'ประเภทรายการต้องเป็น C หรือ D'
  if (amount === undefined) return 'จำนวนเงินไม่ถูกต้อง'
  return {
    sequence: Number(cells.sequence),
    kind,
    paidOn,
    paidAt,
    payer: cells.payer.slice(0, 50),
    ref1: cells.ref1.toUpperCase().slice(0, 20),
    ref2: cells.ref2.toUpperCase().slice(0, 20),
    ref3: '',
    branch: '',
    teller: '',
    amount,
    biller: '',
    payerBank: cells.payerBank.slice(0, 3),
  }
}

/** «16/11/2569», the year in either era. */
function dayIn(text: string) {
  const [, day, month, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? []
  return year ? dayFrom(Number(day), Number(month), Number(year)) : undefined
}
