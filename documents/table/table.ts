// A table of typed columns, from which the spreadsheet and the CSV file are both written.

import type { Satang } from '#domain/money/money.ts'

/**
 * What a column holds: text, satang, a whole number, a day 'YYYY-MM-DD', or a rate in parts per
 * million. A day is a real date shown in พ.ศ., or with asText the words themselves, for programs
 * that know no Thai calendar.
 */
export type Column<Row> = {
  head: string
  width: number
  /** On paper it takes what room the others leave; its text may be broken. */
  grows?: boolean
} & (
  | { kind: 'text'; value: (row: Row) => string | null; foot?: string }
  | { kind: 'baht'; value: (row: Row) => Satang | null; foot?: Satang | string }
  | { kind: 'integer'; value: (row: Row) => number | null; foot?: number | string }
  | { kind: 'percent'; value: (row: Row) => number | null; foot?: number | string }
  | { kind: 'date'; asText?: boolean; value: (row: Row) => string | null; foot?: string }
)

export type Kind = Column<never>['kind'] | 'date-text'

export interface Cell {
  kind: Kind
  value: string | number | null
}

export interface Table {
  name: string
  columns: { head: string; kind: Kind; width: number; grows?: boolean }[]
  rows: Cell[][]
  /** Totals, where any column has one. */
  foot: Cell[] | null
}

export function tableOf<Row>(
  name: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): Table {
  const kinds = columns.map(kindOf)
  return {
    name,
    columns: columns.map(({ head, width, grows = false }, at) => ({
      head,
      width,
      grows,
      kind: kinds[at] ?? 'text',
    })),
    rows: rows.map((row) =>
      columns.map((column, at) => ({ kind: kinds[at] ?? 'text', value: column.value(row) })),
    ),
    foot: columns.some(({ foot }) => foot !== undefined) ? columns.map(footOf) : null,
  }
}

// A word such as รวม may stand under any column, and is never taken for its kind.
function footOf<Row>({ kind, foot }: Column<Row>): Cell {
  return { kind: typeof foot === 'number' ? kind : 'text', value: foot ?? null }
}

function kindOf<Row>(column: Column<Row>): Kind {
  return column.kind === 'date' && column.asText ? 'date-text' : column.kind
}
