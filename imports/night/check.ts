// Everything that can only be seen over whole files: promised totals, keys, references, invariants.

import type pg from 'pg'
import type { FileTotals } from '#database/night/import-run.ts'
import { broken, INVARIANTS } from '#database/night/invariants.ts'
import { danglers, duplicates, type WrongRow } from '#database/night/references.ts'
import { formatBaht, satang } from '#domain/money.ts'
import type { DataSet } from '#domain/night/column.ts'
import { DATA_SETS, dataSetNamed } from '#domain/night/data-sets.ts'
import type { Manifest } from './manifest.ts'
import { PROBLEMS_MAX, type Problems } from './problems.ts'

/** Fewer rows than promised is half a file; other sums are a file that somebody changed. */
export function checkTotals(
  { promised }: Manifest,
  totals: Map<string, FileTotals>,
  problems: Problems,
): void {
  for (const [name, { file, rows, sums }] of promised) {
    const found = totals.get(name)
    if (!found) continue
    const wrong = (column: string | undefined, value: string, says: string) =>
      problems.add({ file: file.name, line: undefined, column, value, says })
    if (found.rows !== rows) {
      wrong(undefined, String(found.rows), `มี ${found.rows} แถว แต่ manifest แจ้งไว้ ${rows} แถว`)
    }
    for (const [column, sum] of sums) {
      const made = found.sums[column] ?? 0
      if (made === sum) continue
      wrong(column, baht(made), `ผลรวม ${baht(made)} แต่ manifest แจ้งไว้ ${baht(sum)}`)
    }
  }
}

export async function checkKeys(
  client: pg.Client,
  set: DataSet,
  runId: number,
  file: string,
  problems: Problems,
): Promise<void> {
  const rows = await duplicates(client, set, runId, PROBLEMS_MAX)
  tell(rows, file, set.key[0], 'ซ้ำกับบรรทัดก่อนหน้า', problems)
}

export async function checkReferences(
  client: pg.Client,
  runId: number,
  fileOf: (set: string) => string,
  problems: Problems,
): Promise<void> {
  for (const set of DATA_SETS) {
    for (const reference of set.references) {
      const rows = await danglers(client, set, reference, runId, PROBLEMS_MAX)
      const says = `ไม่พบใน${dataSetNamed(reference.to).thai}`
      tell(rows, fileOf(set.name), reference.columns[0], says, problems)
    }
  }
}

export async function checkInvariants(
  client: pg.Client,
  runId: number,
  fileOf: (set: string) => string,
  problems: Problems,
): Promise<void> {
  for (const invariant of INVARIANTS) {
    const rows = await broken(client, invariant, runId, PROBLEMS_MAX)
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
