import { type Column, type Table, tableOf } from '../table/table.ts'

/** What a paper says besides its rows, one label and one value at a time. */
export type Pair = readonly [label: string, value: string]

const COLUMNS: Column<Pair>[] = [
  { head: 'รายการ', kind: 'text', width: 30, value: ([label]) => label },
  { head: 'รายละเอียด', kind: 'text', width: 60, value: ([, value]) => value },
]

/** The same on a sheet of its own, so that the rows stay alone on theirs. */
export function factsTable(pairs: readonly Pair[]): Table {
  return tableOf('ข้อมูลและเงื่อนไข', COLUMNS, pairs)
}
