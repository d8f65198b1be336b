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
  /** Asked side by side. */
  clients: readonly pg.Client[]
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
  client: pg.Client,
  { runId, fileOf, problems, suspects }: Omit<Checking, 'clients' | 'onAsked'>,
  set: DataSet,
): Promise<void> {
  const rows = await takeDuplicates(client, set, runId, PROBLEMS_MAX)
  tell(rows, fileOf(set.name), set.key[0], 'ซ้ำกับบรรทัดก่อนหน้า', problems)
  for (const { key } of rows) suspects.add(set, (column) => key[set.key.indexOf(column)])
  if (rows.length === PROBLEMS_MAX) suspects.addAll(set.name)
}

export async function checkReferences(checking: Checking): Promise<void> {
  const { runId, fileOf, suspects } = checking
  const questions = DATA_SETS.flatMap((set) =>
    set.references.map((reference): Question => {
      const suspect = suspects.of([reference.to], reference.toColumns)
      return {
        file: fileOf(set.name),
        column: reference.columns[0],
        says: `ไม่พบใน${dataSetNamed(reference.to).thai}`,
        ask:
          suspect && ((client) => danglers(client, set, reference, runId, suspect, PROBLEMS_MAX)),
      }
    }),
  )
  await askAll(questions, checking)
}

export async function checkInvariants(checking: Checking): Promise<void> {
  const { runId, fileOf, suspects } = checking
  const questions = INVARIANTS.map((invariant): Question => {
    const { set, column, says, about, by } = invariant
    const suspect = suspects.of(about, by)
    const ask =
      suspect && ((client: pg.Client) => broken(client, invariant, runId, suspect, PROBLEMS_MAX))
    return { file: fileOf(set), column, says, ask }
  })
  await askAll(questions, checking)
}

interface Question {
  file: string
  column: string | undefined
  says: string
  /** Undefined when it cannot be judged. */
  ask: ((client: pg.Client) => Promise<WrongRow[]>) | undefined
}

/** In whatever order they are answered, they are told in the order of the questions. */
async function askAll(
  questions: readonly Question[],
  { clients, problems, onAsked }: Checking,
): Promise<void> {
  const waiting = [...questions.entries()]
  const answers: (WrongRow[] | undefined)[] = []
  await Promise.all(
    clients.map(async (client) => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [at, { ask }] = next
        answers[at] = await ask?.(client)
        onAsked()
      }
    }),
  )
  for (const [at, { file, column, says }] of questions.entries()) {
    tell(answers[at] ?? [], file, column, says, problems)
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
