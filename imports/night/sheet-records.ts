// A spreadsheet as records of text. The library that reads it unpacks whatever it is given, so the
// file is measured first: small, few parts, and none that swells (docs/security.md#content-and-files).

import { type CellValue, streamXlsxRows } from 'hucre/xlsx'
import { zipEntries } from '../zip/zip-entries.ts'
import { BadCsv, type OnRecord } from './csv-records.ts'
import { EmptyCells } from './empty-cells.ts'
import { RefusedSet } from './problems.ts'
import { readWholeFile, type SourceFile } from './source.ts'

const SHEET_BYTES_MAX = 5 * 1024 * 1024
const INFLATED_MAX = 50 * 1024 * 1024
const ROWS_MAX = 200_000
// A row that somebody coloured to its end has 16,384 cells; what we read stands at its beginning.
const COLUMNS_READ = 500
const CELLS_MAX = 5_000_000

/** Of its first sheet, or of the one asked for; a workbook that has no such sheet is refused. */
export async function sheetRecords(file: SourceFile, onRecord: OnRecord, sheet = 0): Promise<void> {
  const bytes = await readWholeFile(file, SHEET_BYTES_MAX)
  await measure(file.name, bytes)
  let rows = 0
  let cells = 0
  try {
    for await (const { index, values } of streamXlsxRows(new Uint8Array(bytes), { sheet })) {
      if (++rows > ROWS_MAX) throw new RefusedSet(`${file.name}: เกิน ${ROWS_MAX} แถว กรุณาส่งเป็น CSV`)
      cells += values.length
      if (cells > CELLS_MAX) throw tooWide(file.name)
      const fields = values.slice(0, COLUMNS_READ).map(asText)
      if (fields.some((field) => field !== '')) onRecord(fields, index + 1)
    }
  } catch (error) {
    if (error instanceof RefusedSet || error instanceof BadCsv) throw error
    throw new RefusedSet(`${file.name}: อ่านไฟล์ Excel ไม่ได้ ไฟล์เสียหายหรือมาไม่ครบ`)
  }
}

/** Unpacks every part once, keeping nothing, and stops at the first byte too many. */
async function measure(name: string, bytes: Buffer): Promise<void> {
  let inflated = 0
  for (const entry of await zipEntries(bytes)) {
    const holes = new EmptyCells()
    for await (const chunk of entry.open()) {
      inflated += chunk.length
      if (inflated > INFLATED_MAX) throw new RefusedSet(`${name}: เมื่อคลายแล้วใหญ่ผิดปกติ จึงไม่รับไฟล์นี้`)
      holes.feed(Buffer.from(chunk).toString('latin1'))
      if (holes.isTooWide) throw tooWide(name)
    }
  }
}

function tooWide(name: string): RefusedSet {
  return new RefusedSet(`${name}: ตารางกว้างเกินไป กรุณาลบคอลัมน์ที่ไม่ได้ใช้`)
}

/** Numbers with the fifteen digits a spreadsheet keeps, days without their hours. */
function asText(value: CellValue): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  if (typeof value === 'number') return String(Number(value.toPrecision(15)))
  return String(value)
}
