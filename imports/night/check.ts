// Everything that can only be seen over whole files: promised totals, keys, references, invariants.

import type pg from 'pg'
import type { FileTotals } from '#database/night/import-run.ts'
import { broken, INVARIANTS } from '#database/night/invariants.ts'
import { danglers, takeDuplicates, type WrongRow } from '#database/night/references.ts'
import { formatBaht, satang } from '#domain/money.ts'
import type { DataSet } from '#domain/night/column.ts'
import { DATA_SETS, dataSetNamed } from '#domain/night/data-sets.ts'
import type { Manifest } from './manifest.ts'
import { PROBLEMS_MAX, type Problems } from './problems.ts'
import type { Suspects } from './suspects.ts'

export interface Found extends FileTotals {
  /** Columns with a cell that could not be read: nobody knows their sum. */
  unsummed: ReadonlySet<string>
}

/** What every check is told. */
export interface Checking {
  client: pg.Client
  runId: number
  fileOf(set: string): string
  problems: Problems
  suspects: Suspects
  /** After each question of the long ones. */
  onAsked(): void
}

export const QUESTIONS =
  DATA_SETS.flatMap(({ references }) => references).length + INVARIANTS.length

/** Fewer rows than promised is half a file; other sums are a file that somebody changed. */
export function checkTotals(
  { promised }: Manifest,
  totals: Map<string, Found>,
  { problems, suspects }: Pick<Checking, 'problems' | 'suspects'>,
): void {
  for (const [name, { file, rows, sums }] of promised) {
    const found = totals.get(name)
    if (!found || suspects.isUnknown(name)) continue
    const wrong = (column: string | undefined, value: string, says: string) =>
      problems.add({ file: file.name, line: undefined, column, value, says })
    if (found.rows !== rows) {
      wrong(undefined, String(found.rows), `มี ${found.rows} แถว แต่ manifest แจ้งไว้ ${rows} แถว`)
    }
    for (const [column, sum] of sums) {
      const made = found.sums[column] ?? 0
      if (made === sum || found.unsummed.has(column)) continue
      wrong(column, baht(made), `ผลรวม ${baht(made)} แต่ manifest แจ้งไว้ ${baht(sum)}`)
    }
    if (found.rows < rows) suspects.addAll(name)
  }
}

/** Of rows with the same key the first stays, so that the rest of the file can be asked about. */
export async function checkKeys(
  { client, runId, fileOf, problems, suspects }: Omit<Checking, 'onAsked'>,
  set: DataSet,
): Promise<void> {
  const rows = await takeDuplicates(client, set, runId, PROBLEMS_MAX)
  tell(rows, fileOf(set.name), set.key[0], 'ซ้ำกับบรรทัดก่อนหน้า', problems)
  for (const { key } of rows) suspects.add(set, (column) => key[set.key.indexOf(column)])
  if (rows.length === PROBLEMS_MAX) suspects.addAll(set.name)
}

export async function checkReferences(checking: Checking): Promise<void> {
  const { client, runId, fileOf, problems, suspects, onAsked } = checking
  for (const set of DATA_SETS) {
    for (const reference of set.references) {
      onAsked()
      const suspect = suspects.of([reference.to], reference.toColumns)
      if (!suspect) continue
      const rows = await danglers(client, set, reference, runId, suspect, PROBLEMS_MAX)
      const says = `ไม่พบใน${dataSetNamed(reference.to).thai}`
      tell(rows, fileOf(set.name), reference.columns[0], says, problems)
    }
  }
}

export async function checkInvariants(checking: Checking): Promise<void> {
  const { client, runId, fileOf, problems, suspects, onAsked } = checking
  for (const invariant of INVARIANTS) {
    onAsked()
    const suspect = suspects.of(invariant.about, invariant.by)
    if (!suspect) continue
    const rows = await broken(client, invariant, runId, suspect, PROBLEMS_MAX)
    tell(rows, fileOf(invariant.set), invariant.column, invariant.says, problems)
  }
}

function tell(
  rows: WrongRow[],
  file: string,
  column: string | undefined,
  says: string,
  problems: Problems,
): void {
  for (const { line, value } of rows)
    problems.add({ file, line: line ?? undefined, column, value, says })
}

function baht(amount: number): string {
  return formatBaht(satang(amount))
}
