// A typed table as it is printed: the same columns and rows as in the spreadsheet, in words.

import { toDay } from '#domain/calendar/day.ts'
import { shortDate } from '#domain/calendar/thai-date.ts'
import { formatBaht, satang } from '#domain/money/money.ts'
import { formatRate } from '#domain/money/rate.ts'
import type { Cell, Kind, Table } from '../table/table.ts'

export interface Ledger {
  align: ('left' | 'right')[]
  /** The column that takes what room the others leave, and whose text may be broken. */
  grows: number
  head: string[]
  /** The heads word by word, where columns are narrow: Typst takes some words for one that are two, and would write such a head over its neighbour. */
  headWords?: string[][]
  rows: string[][]
  /** The growing column row by row, as parts with a space between them: one that is never broken is given word by word, because words that come again are set once. */
  rowParts?: (string | string[])[][]
  totals: string[] | null
  /** Rows after which a year ends. */
  yearsEnd: number[]
  /** How wide the columns are beside each other, where the texts do not tell: rows to write into. */
  widths: number[]
  tall?: boolean
  /** Columns by those widths, so that nobody has to measure thousands of rows before the first is drawn. */
  even?: boolean
  /** How many lines a row is sure to take, so that nobody has to measure it either; 0 where that is not known. */
  lines?: number[]
}

/** Points, as templates/parts.typ writes a table of so many columns. */
export function textSize(columns: number): number {
  return columns > 13 ? 9 : columns > 7 ? 10.5 : 11.5
}

// biome-ignore format: a table reads in columns
const WRITTEN: Record<Kind, (value: string | number) => string> = {
  text:        (value) => String(value),
  'date-text': (value) => shortDate(toDay(String(value))),
  baht:        (value) => formatBaht(satang(Number(value))),
  integer:     (value) => String(value),
  percent:     (value) => formatRate(Number(value)),
  date:        (value) => shortDate(toDay(String(value))),
}

/** `nothing` stands where a row has none; a figure of zero is a figure. */
export function ledgerOf({ columns, rows, foot }: Table, { nothing = '' } = {}): Ledger {
  const grows = columns.findIndex(({ grows }) => grows === true)
  return {
    align: columns.map(({ kind }) => (isRight(kind) ? 'right' : 'left')),
    grows,
    head: columns.map(({ head }) => head),
    rows: rows.map((row) => row.map((cell) => written(cell) || nothing)),
    totals: foot?.map(written) ?? null,
    yearsEnd: yearsEnd(rows),
    widths: columns.map(({ width }) => width),
  }
}

function written({ kind, value }: Cell): string {
  return value === null ? '' : WRITTEN[kind](value)
}

function isRight(kind: Kind): boolean {
  return kind === 'baht' || kind === 'integer' || kind === 'percent'
}

/** By the first day a row has. */
function yearsEnd(rows: readonly Cell[][]): number[] {
  const years = rows.map((row) =>
    String(row.find(({ kind, value }) => kind === 'date' && value !== null)?.value ?? '').slice(
      0,
      4,
    ),
  )
  return years.flatMap((year, at) => {
    const next = years[at + 1]
    return year && next && year !== next ? [at] : []
  })
}
