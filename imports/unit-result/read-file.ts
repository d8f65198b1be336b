// A payroll's result file: a spreadsheet, CSV or plain text, in UTF-8, UTF-16 or Windows-874. Nothing it says of itself
// is believed, and of its people nothing is kept here.

import { type LayoutColumn, USUAL_COLUMNS, withUsualWidth } from '#domain/unit/payroll-layout.ts'
import type { ResultRow } from '#domain/unit/unit-result.ts'
import { rowOf, rowOfText, rowOfWidths } from '#domain/unit/unit-result-row.ts'
import { BadCsv, CsvRecords } from '../night/csv-records.ts'
import { inspect } from '../night/inspect.ts'
import { RefusedSet } from '../night/problems.ts'
import { sheetRecords } from '../night/sheet-records.ts'
import type { SourceFile } from '../night/source.ts'
import { notATable } from './not-a-table.ts'
import { bounded, type FoundTable, TableRows } from './table-rows.ts'

export const RESULT_FILE_MAX = 5 * 1024 * 1024
const LINE_MAX = 1_000
const SHEETS_MAX = 5
const LAYOUTS_MAX = 20
// Beyond what a payroll has; each line is held against every layout.
const LINES_MAX = 30_000
const COLUMNS_READ = 200
// So many lines tell which way a file without a heading is to be read, and whether it can be read at all.
const SAMPLE = 1_000

export interface ReadResult extends FoundTable {
  sha256: string
}

export { RefusedSet }

/** The layouts are those the unit keeps for its payroll: a file of fixed widths tells nothing of itself. */
export async function readResultFile(
  sent: Buffer,
  layouts: readonly (readonly LayoutColumn[])[],
): Promise<ReadResult> {
  const bytes = inUtf8(sent)
  const file: SourceFile = {
    name: 'ไฟล์ผลการหัก',
    size: bytes.length,
    async *open() {
      yield bytes
    },
  }
  const mistaken = await notATable(bytes)
  if (mistaken) throw new RefusedSet(mistaken)
  const { sha256, writing } = await inspect(file, () => undefined)
  const found = writing === 'xlsx' ? await inSheet(file) : inText(textOf(bytes, writing), layouts)
  if (found.rows.length === 0) throw new RefusedSet(whyNothing(found))
  return { sha256, ...found }
}

function whyNothing({ billedOnly }: FoundTable): string {
  if (billedOnly)
    return `ไฟล์นี้มีแต่ยอดเรียกเก็บ (คอลัมน์ «${billedOnly}») ไม่พบคอลัมน์ยอดที่หักได้จริง กรุณาตั้งหัวคอลัมน์ยอดนั้นว่า «หักได้» แล้วเลือกไฟล์ใหม่`
  return 'ไม่พบรายชื่อในไฟล์ ต้องมีหัวตารางที่บอกเลขบัตรประชาชนหรือเลขสมาชิก และจำนวนเงินที่หักได้ เช่น «เลขบัตรประชาชน» «หักได้» «เหตุผล»'
}

/** Our own workbooks, and many a payroll's, have a cover before the list. */
async function inSheet(file: SourceFile): Promise<FoundTable> {
  const first = await rowsOfSheet(file, 0)
  for (let sheet = 1; first.rows.length === 0 && sheet < SHEETS_MAX; sheet++) {
    const found = await rowsOfSheet(file, sheet).catch((error) => {
      // There are no more of them.
      if (error instanceof RefusedSet) return undefined
      throw error
    })
    if (!found) break
    if (found.rows.length > 0) return found
  }
  return first
}

async function rowsOfSheet(file: SourceFile, sheet: number): Promise<FoundTable> {
  const table = new TableRows()
  await sheetRecords(file, (fields, line) => table.take(fields, line), sheet)
  return table.found
}

type Layouts = readonly (readonly LayoutColumn[])[]

function inText(text: string, layouts: Layouts): FoundTable {
  if (linesOf(text).length > LINES_MAX)
    throw new RefusedSet(`ไฟล์มีเกิน ${LINES_MAX.toLocaleString('en')} บรรทัด`)
  const tables = [
    ...['\t', ';', '|'].filter((sign) => text.includes(sign)).map((sign) => bySign(text, sign)),
    byCommas(text),
  ]
  const headed = tables.find(({ found }) => found.rows.length > 0)
  if (headed) return headed.found
  const told = tables.find(({ found }) => found.billedOnly)
  if (told) return told.found
  const lines = linesOf(text).map((line) => line.slice(0, LINE_MAX))
  const kept = [...layouts.slice(0, LAYOUTS_MAX), USUAL_COLUMNS.map(withUsualWidth)]
  const ways: ((most: number) => ResultRow[])[] = [
    ...tables.flatMap(({ records }) =>
      kept.map((layout) => (most: number) => inPlaces(records.slice(0, most), layout)),
    ),
    (most) => lines.slice(0, most).flatMap((line, at) => rowOfText(line, at + 1) ?? []),
    ...kept.map(
      (layout) => (most: number) =>
        lines.slice(0, most).flatMap((line, at) => rowOfWidths(line, layout, at + 1) ?? []),
    ),
  ]
  const tried = ways.map((way) => readable(way(SAMPLE)))
  const most = Math.max(...tried)
  // Told as it was read, where nobody can be made out, so that whoever sent it sees what was found.
  const best = ways[tried.indexOf(most)]
  const rows = bounded(best?.(most > 0 ? lines.length : SAMPLE) ?? [])
  return { rows, columns: null, total: null, billedOnly: null }
}

/** Records without a heading, in the columns the unit's payroll is given; a reason may stand after the last. */
function inPlaces(records: readonly Record[], layout: readonly LayoutColumn[]): ResultRow[] {
  const place = (column: string) => {
    const at = layout.findIndex((one) => one.column === column)
    return at < 0 ? {} : { [column]: at }
  }
  const columns = {
    ...place('national_id'),
    ...place('membership_no'),
    ...place('amount'),
    reason: layout.length,
  }
  return records
    .filter(({ fields }) => fields.length === layout.length || fields.length === layout.length + 1)
    .flatMap(({ fields, line }) => rowOf(fields, columns, line) ?? [])
}

/** Of how many rows it is clear who and how much. */
function readable(rows: readonly ResultRow[]): number {
  return rows.filter((row) => row.amount !== null && (row.nationalId || row.membershipNo)).length
}

interface Record {
  fields: string[]
  line: number
}

interface Separated {
  found: FoundTable
  records: Record[]
}

function bySign(text: string, sign: string): Separated {
  const { table, records, take } = taking()
  for (const [at, line] of linesOf(text).entries()) {
    const fields = line.split(sign, COLUMNS_READ).map((field) => field.replace(/^"(.*)"$/, '$1'))
    if (fields.length > 1) take(fields, at + 1)
  }
  return { found: table.found, records }
}

function byCommas(text: string): Separated {
  const { table, records, take } = taking()
  const csv = new CsvRecords(take)
  try {
    csv.feed(text)
    csv.end()
  } catch (error) {
    if (!(error instanceof BadCsv)) throw error
    // Only where there was a heading is it CSV at all: a quote in plain text means nothing.
    if (table.hasHeading) throw new RefusedSet(`บรรทัด ${error.line}: ${error.message}`)
  }
  return { found: table.found, records }
}

function taking() {
  const table = new TableRows()
  const records: Record[] = []
  function take(all: string[], line: number) {
    const fields = all.slice(0, COLUMNS_READ)
    table.take(fields, line)
    if (!table.hasHeading) records.push({ fields, line })
  }
  return { table, records, take }
}

/** Excel writes «Unicode text» in UTF-16. */
function inUtf8(bytes: Buffer): Buffer {
  const mark = bytes.subarray(0, 2).toString('latin1')
  if (mark !== '\xff\xfe' && mark !== '\xfe\xff') return bytes
  const text = new TextDecoder(mark === '\xff\xfe' ? 'utf-16le' : 'utf-16be').decode(bytes)
  return Buffer.from(text)
}

function linesOf(text: string): string[] {
  return text.split(/\r?\n/)
}

function textOf(bytes: Buffer, writing: 'utf-8' | 'windows-874'): string {
  try {
    return new TextDecoder(writing, { fatal: true }).decode(bytes)
  } catch {
    throw new RefusedSet('ไฟล์มีอักขระที่อ่านไม่ได้ ต้องเป็น Excel, CSV หรือไฟล์ข้อความภาษาไทย')
  }
}
