// A payroll's result file: a spreadsheet, CSV or plain text, in UTF-8 or Windows-874. Nothing it says of itself is
// believed, and of its people nothing is kept here.

import { type LayoutColumn, USUAL_COLUMNS, withUsualWidth } from '#domain/payroll-layout.ts'
import type { ResultRow } from '#domain/unit-result.ts'
import {
  columnsIn,
  type ResultColumns,
  rowOf,
  rowOfText,
  rowOfWidths,
} from '#domain/unit-result-row.ts'
import { BadCsv, CsvRecords } from '../night/csv-records.ts'
import { inspect } from '../night/inspect.ts'
import { RefusedSet } from '../night/problems.ts'
import { sheetRecords } from '../night/sheet-records.ts'
import type { SourceFile } from '../night/source.ts'
import { notATable } from './not-a-table.ts'

export const RESULT_FILE_MAX = 5 * 1024 * 1024
const ROWS_MAX = 50_000
// Letterheads and titles stand above the heading of many payrolls.
const HEADING_WITHIN = 30
const LINE_MAX = 1_000
const SHEETS_MAX = 5
const LAYOUTS_MAX = 20

export interface ReadResult {
  sha256: string
  rows: ResultRow[]
}

export { RefusedSet }

/** The layouts are those the unit keeps for its payroll: a file of fixed widths tells nothing of itself. */
export async function readResultFile(
  bytes: Buffer,
  layouts: readonly (readonly LayoutColumn[])[],
): Promise<ReadResult> {
  const file: SourceFile = {
    name: 'ไฟล์ผลการหัก',
    size: bytes.length,
    async *open() {
      yield bytes
    },
  }
  const mistaken = notATable(bytes)
  if (mistaken) throw new RefusedSet(mistaken)
  const { sha256, writing } = await inspect(file, () => undefined)
  const rows = writing === 'xlsx' ? await inSheet(file) : inText(textOf(bytes, writing), layouts)
  if (rows.length === 0)
    throw new RefusedSet('ไม่พบรายชื่อในไฟล์ ต้องมีหัวตารางที่บอกเลขบัตรประชาชนหรือเลขสมาชิก และจำนวนเงินที่หักได้')
  return { sha256, rows }
}

/** Our own workbooks, and many a payroll's, have a cover before the list. */
async function inSheet(file: SourceFile): Promise<ResultRow[]> {
  const first = await rowsOfSheet(file, 0)
  for (let sheet = 1; first.length === 0 && sheet < SHEETS_MAX; sheet++) {
    const rows = await rowsOfSheet(file, sheet).catch((error) => {
      // There are no more of them.
      if (error instanceof RefusedSet) return undefined
      throw error
    })
    if (!rows) break
    if (rows.length > 0) return rows
  }
  return first
}

async function rowsOfSheet(file: SourceFile, sheet: number): Promise<ResultRow[]> {
  const table = new TableRows()
  await sheetRecords(file, (fields, line) => table.take(fields, line), sheet)
  return table.rows
}

function inText(text: string, layouts: readonly (readonly LayoutColumn[])[]): ResultRow[] {
  const separated = text.includes('\t') ? byTabs(text) : byCommas(text)
  if (separated.length > 0) return separated
  const lines = linesOf(text).map((line) => line.slice(0, LINE_MAX))
  const ways = [
    lines.flatMap((line, at) => rowOfText(line, at + 1) ?? []),
    ...[...layouts.slice(0, LAYOUTS_MAX), USUAL_COLUMNS.map(withUsualWidth)].map((layout) =>
      lines.flatMap((line, at) => rowOfWidths(line, layout, at + 1) ?? []),
    ),
  ]
  return bounded(ways.reduce((best, way) => (readable(way) > readable(best) ? way : best)))
}

/** Of how many rows it is clear who and how much. */
function readable(rows: readonly ResultRow[]): number {
  return rows.filter((row) => row.amount !== null && (row.nationalId || row.membershipNo)).length
}

function byTabs(text: string): ResultRow[] {
  const table = new TableRows()
  for (const [at, line] of linesOf(text).entries()) table.take(line.split('\t'), at + 1)
  return table.rows
}

function byCommas(text: string): ResultRow[] {
  const table = new TableRows()
  const records = new CsvRecords((fields, line) => table.take(fields, line))
  try {
    records.feed(text)
    records.end()
  } catch (error) {
    if (!(error instanceof BadCsv)) throw error
    // Only where there was a heading is it CSV at all: a quote in plain text means nothing.
    if (table.hasHeading) throw new RefusedSet(`บรรทัด ${error.line}: ${error.message}`)
  }
  return table.rows
}

class TableRows {
  readonly rows: ResultRow[] = []
  #columns: ResultColumns | undefined
  #seen = 0

  get hasHeading(): boolean {
    return this.#columns !== undefined
  }

  take(fields: string[], line: number): void {
    if (!this.#columns) {
      if (++this.#seen <= HEADING_WITHIN) this.#columns = columnsIn(fields)
      return
    }
    const row = rowOf(fields, this.#columns, line)
    if (row) this.rows.push(row)
    bounded(this.rows)
  }
}

function bounded(rows: ResultRow[]): ResultRow[] {
  if (rows.length > ROWS_MAX) throw new RefusedSet(`ไฟล์มีเกิน ${ROWS_MAX.toLocaleString('en')} แถว`)
  return rows
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
