// What is wrong with a night whose files stand in their partitions, and what of it wants somebody's word.

import type pg from 'pg'
import { type CheckResult, carryOver } from '#database/import/import-check.ts'
import type { Warning } from '#database/import/import-warning.ts'
import type { Published } from '#database/import/publication.ts'
import { checkNight, checkReferences, checkTotals, type FileReading, QUESTIONS } from './check.ts'
import type { Copying } from './copy-all.ts'
import { nightWarnings } from './warnings.ts'

export interface Judging
  extends Pick<Copying, 'runId' | 'manifest' | 'problems' | 'suspects' | 'progress'> {
  control: pg.Client
  /** Asked side by side. */
  askers: readonly pg.Client[]
  /** The night to compare with. */
  published: Published | undefined
}

export interface Judged {
  results: CheckResult[]
  warnings: Warning[]
}

/** What refuses the night is added to its problems; of such a night nobody is asked for a word. */
export async function judge(judging: Judging, totals: Map<string, FileReading>): Promise<Judged> {
  const { control, published, problems, manifest } = judging
  const results = await carryOver(control, published, await checkAll(judging, totals))
  if (problems.count > 0) return { results, warnings: [] }
  const night = { control, published, asOf: manifest.asOf }
  return { results, warnings: await nightWarnings(night, results, totals) }
}

async function checkAll(
  judging: Judging,
  totals: Map<string, FileReading>,
): Promise<CheckResult[]> {
  const { manifest, askers, runId, problems, suspects, progress, published } = judging
  await progress.enter('check', QUESTIONS)
  const checking = {
    clients: askers,
    runId,
    asOf: manifest.asOf,
    published,
    has: (set: string) => manifest.promised.has(set),
    fileOf: (set: string) => manifest.promised.get(set)?.file.name ?? set,
    problems,
    suspects,
    onAsked: () => progress.advance(1),
  }
  checkTotals(manifest, totals, checking)
  await checkReferences(checking)
  return checkNight(checking)
}
