import { type Table, tableOf } from '../table/table.ts'

export interface ProblemRow {
  file: string
  line?: number | null | undefined
  column?: string | null | undefined
  value: string
  says: string
}

/** What was wrong with a set, for whoever made it. */
export function problemsTable(problems: readonly ProblemRow[]): Table {
  return tableOf(
    'problems',
    [
      { head: 'ไฟล์', width: 24, kind: 'text', value: ({ file }: ProblemRow) => file },
      { head: 'บรรทัด', width: 10, kind: 'integer', value: ({ line }) => line ?? null },
      { head: 'คอลัมน์', width: 20, kind: 'text', value: ({ column }) => column ?? '' },
      { head: 'ค่า', width: 24, kind: 'text', value: ({ value }) => value },
      { head: 'ปัญหา', width: 60, kind: 'text', grows: true, value: ({ says }) => says },
    ],
    problems,
  )
}
