// Everything that can only be seen over whole files: promised totals, keys, references, and the checks of a night.

import type pg from 'pg'
import {
  broken,
  CHECK_GROUPS,
  CHECKS,
  checkContext,
  inGroup,
  type Night,
  stateOf,
} from '#database/import/checks/all-checks.ts'
import type { Check } from '#database/import/checks/check.ts'
import { readNightRules } from '#database/import/checks/night-rules.ts'
import type { CheckResult } from '#database/import/import-check.ts'
import type { FileTotals } from '#database/import/import-run.ts'
import { danglers, takeDuplicates, type WrongRow } from '#database/import/references.ts'
import type { DataSet } from '#domain/import/column.ts'
import { DATA_SETS, dataSetNamed } from '#domain/import/data-sets.ts'
import { formatBaht, satang } from '#domain/money/money.ts'
import type { Manifest } from './manifest.ts'
import { PROBLEMS_MAX, type Problems } from './problems.ts'
import type { Suspects } from './suspects.ts'

export interface FileReading extends FileTotals {
  /** Columns with a cell that could not be read: nobody knows their sum. */
  unsummed: ReadonlySet<string>
}

/** What every check is told. */
export interface Checking {
  /** Asked side by side. */
  clients: readonly pg.Client[]
  runId: number
  asOf: string
  /** The night to compare with. */
  published: Night | undefined
  /** Whether the set has a file of that name. */
  has(set: string): boolean
  fileOf(set: string): string
  problems: Problems
  suspects: Suspects
  /** After each question of the long ones. */
  onAsked(): void
}

export const QUESTIONS = DATA_SETS.flatMap(({ references }) => references).length + CHECKS.length

/** Fewer rows than promised is half a file; other sums are a file that somebody changed. */
export function checkTotals(
  { promised }: Manifest,
  totals: Map<string, FileReading>,
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
  {
    runId,
    fileOf,
    problems,
    suspects,
  }: Pick<Checking, 'runId' | 'fileOf' | 'problems' | 'suspects'>,
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

/** What breaks a check that refuses is a problem; what breaks one that holds is only answered. */
export async function checkNight(checking: Checking): Promise<CheckResult[]> {
  const { clients, problems, onAsked } = checking
  const { runId, asOf, published } = checking
  const asked = checkContext({ runId, asOf }, published, await readNightRules(firstOf(clients)))
  const results = new Map<Check, CheckResult>()
  const waiting = [...CHECK_GROUPS]
  await Promise.all(
    clients.map(async (client) => {
      for (let group = waiting.shift(); group; group = waiting.shift()) {
        const { checks } = group
        let since = performance.now()
        await inGroup(client, group, asked, async () => {
          for (const check of checks) {
            const ask = (suspect: string[][]) => broken(client, check, asked, suspect, PROBLEMS_MAX)
            const result = await resultOf(check, checking, ask)
            const now = performance.now()
            results.set(check, { ...result, tookMs: now - since })
            since = now
            onAsked()
          }
        })
      }
    }),
  )
  const told = CHECKS.map((check) => results.get(check) as CheckResult)
  for (const { check, file, state, found } of told) {
    if (state === 'broken') tell(found, file, check.column, check.says, problems)
  }
  return told
}

async function resultOf(
  check: Check,
  { suspects, has, published, fileOf }: Checking,
  ask: (suspect: string[][]) => Promise<WrongRow[]>,
): Promise<Omit<CheckResult, 'tookMs'>> {
  const file = fileOf(check.set)
  const lacks = check.needs?.some((set) => !has(set))
  if (lacks || (check.comparesNights && !published))
    return { check, file, state: 'unproved', found: [] }
  const suspect = suspects.of(check.about, check.by)
  if (!suspect) return { check, file, state: 'unjudged', found: [] }
  const found = await ask(suspect)
  return { check, file, state: stateOf(check, found), found }
}

function firstOf(clients: readonly pg.Client[]): pg.Client {
  const [first] = clients
  if (!first) throw new RangeError('nobody to ask')
  return first
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
  for (const { line, value, detail } of rows) {
    const sentence = detail ? `${says}: ${detail}` : says
    problems.add({ file, line: line ?? undefined, column, value, says: sentence })
  }
}

function baht(amount: number): string {
  return formatBaht(satang(amount))
}
