// The one file of this room that knows the spreadsheet library.
//
// Text is a string of the workbook and never a formula, whatever it begins with. Its cells have
// the format Text besides, so that it stays text when somebody edits it (SEC-33).

import {
  type CellStyle,
  type CellValue,
  type Cell as SheetCell,
  type WriteSheet,
  writeXlsx,
} from 'hucre/xlsx'
import { toDay } from '#domain/calendar/day.ts'
import { shortDate } from '#domain/calendar/thai-date.ts'
import type { Cell, Kind, Table } from './table.ts'

export interface Workbook {
  title: string
  author: string
  printedAt: Date
  tables: readonly Table[]
}

// More in one cell, and Excel offers to repair the file.
const TEXT_MAX = 32_767

// biome-ignore format: a table reads in columns
const FORMATS: Record<Kind, string> = {
  text:        '@',
  'date-text': '@',
  baht:        '#,##0.00',
  integer:     '#,##0',
  percent:     '0.00##%',
  // Arabic digits (01), the Buddhist calendar (07), Thai month names (041E).
  date:        '[$-107041E]d mmm yyyy;@',
}

// biome-ignore format: a table reads in columns
const VALUES: Record<Kind, (value: string | number) => CellValue> = {
  text:        (value) => excelText(String(value)),
  'date-text': (value) => shortDate(toDay(String(value))),
  baht:        (value) => Number(value) / 100,
  integer:     (value) => Number(value),
  percent:     (value) => Number(value) / 1_000_000,
  date:        (value) => excelDay(String(value)),
}

// On every Windows and Mac, with Thai in it.
const FONT = { name: 'Tahoma', size: 10 }
const BOLD = { ...FONT, bold: true }
const LINE = { style: 'thin', color: { rgb: '6B7A72' } } as const

export function xlsx({ title, author, printedAt, tables }: Workbook): Promise<Uint8Array> {
  return writeXlsx({
    // Without dates of ours the library would ask the clock.
    properties: { title, creator: author, created: printedAt, modified: printedAt },
    defaultFont: FONT,
    sheets: namesOf(tables).map((name, at) => sheetOf(tables[at] as Table, name)),
  })
}

// Excel opens no sheet whose name is longer, holds one of these signs, or is another's as well.
const NAME_MAX = 31
const NOT_IN_A_NAME = /[\\/?*[\]:]/g

function namesOf(tables: readonly Table[]): string[] {
  const taken = new Set<string>()
  return tables.map(({ name }, at) => {
    const safe = name.replace(NOT_IN_A_NAME, '-').slice(0, NAME_MAX)
    const number = ` ${at + 1}`
    const own = taken.has(safe) ? safe.slice(0, NAME_MAX - number.length) + number : safe
    taken.add(own)
    return own
  })
}

function sheetOf({ columns, rows, foot }: Table, name: string): WriteSheet {
  const head = columns.map((column): Cell => ({ kind: 'text', value: column.head }))
  const lines = [head, ...rows, ...(foot ? [foot] : [])]
  return {
    name,
    columns: columns.map(({ kind, width }) => ({ width, style: styleOf(kind) })),
    rows: lines.map((line) => line.map(contentOf)),
    cells: new Map([
      ...wordsWithHash(lines),
      ...columns.map(({ kind }, at) => own(0, at, { style: headStyle(kind) })),
      ...(foot ?? []).map(({ kind }, at) => own(lines.length - 1, at, { style: footStyle(kind) })),
    ]),
    freezePane: { rows: 1 },
    pageSetup: {
      paperSize: 'a4',
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: 0,
      printTitlesRow: '$1:$1',
    },
  }
}

function contentOf({ kind, value }: Cell): CellValue {
  return value === null ? null : VALUES[kind](value)
}

// The library would make an error of the plain text "#N/A"; of rich text it makes nothing.
function wordsWithHash(lines: readonly Cell[][]) {
  return lines.flatMap((line, row) =>
    line.flatMap((cell, at) => {
      const text = contentOf(cell)
      if (typeof text !== 'string' || !text.startsWith('#')) return []
      return [own(row, at, { richText: [{ text }] })]
    }),
  )
}

// What one cell has that its column has not.
function own(row: number, at: number, cell: Partial<SheetCell>): [string, Partial<SheetCell>] {
  return [`${row},${at}`, cell]
}

function excelText(text: string): string {
  return (
    text
      .toWellFormed()
      .replace(/[\uFFFE\uFFFF]/g, '\uFFFD') // no XML may hold them
      .slice(0, TEXT_MAX)
      // Excel reads _x0041_ as A, so an underscore that only looks like one is written its own way.
      .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
  )
}

function excelDay(day: string): Date {
  return new Date(`${toDay(day)}T00:00:00Z`)
}

function styleOf(kind: Kind): CellStyle {
  const text = kind === 'text' || kind === 'date-text'
  return { numFmt: FORMATS[kind], alignment: { horizontal: text ? 'left' : 'right' } }
}

function headStyle(kind: Kind): CellStyle {
  return { ...styleOf(kind), numFmt: FORMATS.text, font: BOLD, border: { bottom: LINE } }
}

function footStyle(kind: Kind): CellStyle {
  return { ...styleOf(kind), font: BOLD, border: { top: LINE } }
}
