// A night's run as the back office shows it: its row, its figures beside the run before, and what may be done.

import type {
  ComparedFile,
  ImportRunDetail,
  ImportRunRow,
  ImportWarning,
} from '#contract/staff/imports.ts'
import type { Db } from '#database/core/connect.ts'
import { bandIn, type FileTotals } from '#database/import/import-run.ts'
import type { SignedInOfficer } from '#database/queries/identity/staff-session.ts'
import {
  filesOf,
  importRun,
  importWarnings,
  isCancelRequested,
  isImportAtWork,
  needsTwoPeople,
  officersNamed,
  problemsByFile,
  publishedRuns,
  runBefore,
} from '#database/queries/import/import-run.ts'
import { importSetOfRun } from '#database/queries/import/import-set.ts'
import { settings } from '#database/queries/site/setting.ts'
import { may } from '#domain/identity/staff-role.ts'
import { DATA_SETS } from '#domain/import/data-sets.ts'
import { unusual } from '#imports/night/compare.ts'

export type StoredRun = NonNullable<Awaited<ReturnType<typeof importRun>>>

/** A run whose process is gone says that it runs for ever; nobody works on it any more. */
export async function withTrueState(db: Db, runs: readonly StoredRun[]): Promise<StoredRun[]> {
  if (!runs.some(({ state }) => state === 'running')) return [...runs]
  if (await isImportAtWork(db)) return [...runs]
  return Promise.all(runs.map((run) => (run.state === 'running' ? endedOrBroken(db, run) : run)))
}

/** Nobody works on it any more; it may have ended in order since it was read. */
async function endedOrBroken(db: Db, run: StoredRun): Promise<StoredRun> {
  const now = (await importRun(db, run.run_id)) ?? run
  return now.state === 'running' ? { ...now, state: 'broken' } : now
}

export async function rowsOf(db: Db, runs: readonly StoredRun[]): Promise<ImportRunRow[]> {
  const names = await officersNamed(db, [
    ...new Set(runs.flatMap(({ started_by, approved_by }) => [started_by, approved_by ?? ''])),
  ])
  const named = (login: string) => names.get(login) ?? login
  return runs.map(({ rows_done, bytes_total, ...run }) => ({
    ...run,
    rows: rows_done,
    bytes: bytes_total,
    started_by: named(run.started_by),
    approved_by: run.approved_by && named(run.approved_by),
    started_at: run.started_at.toISOString(),
    ended_at: run.ended_at?.toISOString() ?? null,
  }))
}

export async function runDetail(
  db: Db,
  runId: number,
  officer: SignedInOfficer,
): Promise<ImportRunDetail | undefined> {
  const stored = await importRun(db, runId)
  if (!stored) return undefined
  const [run = stored] = await withTrueState(db, [stored])
  const published = await publishedRuns(db)
  const comparedWith = await comparedRun(db, run, published)
  const previousId = published?.run_id === runId ? published.previous_id : null
  const previous = previousId ? await importRun(db, previousId) : undefined
  const twoPeople = await needsTwoPeople(db)
  const isOwn = twoPeople && run.started_by === officer.login
  const isWaiting = run.state === 'waiting'
  const mayApprove = may(officer.roles, 'approve_import')
  const mayImport = may(officer.roles, 'import')
  const [row] = await rowsOf(db, [run])
  return {
    run: row as ImportRunRow,
    compared_with: comparedWith ?? null,
    files: await comparedFiles(db, runId, comparedWith),
    warnings: await warningsIn(db, runId),
    problem_files: await problemsByFile(db, runId),
    may: {
      publish: isWaiting && mayApprove && !isOwn,
      is_own: isWaiting && isOwn,
      roll_back: previous !== undefined && mayApprove,
      cancel: mayImport && (isWaiting || run.state === 'running'),
      reject: mayApprove && isWaiting && !isOwn,
      accept: mayImport && differsOnly(run) && (await importSetOfRun(db, runId)) !== undefined,
    },
    previous: previous ? { run_id: previous.run_id, as_of: previous.as_of } : null,
    two_people: twoPeople,
    is_cancelling: run.state === 'running' && (await isCancelRequested(db, runId)),
  }
}

async function warningsIn(db: Db, runId: number): Promise<ImportWarning[]> {
  const found = await importWarnings(db, runId)
  const logins = found.flatMap(({ accepted_by }) => accepted_by ?? [])
  const names = await officersNamed(db, [...new Set(logins)])
  return found.map(({ check_name: check, says, accepted_by, reason, accepted_at }) => ({
    check,
    says,
    accepted:
      accepted_by && reason && accepted_at
        ? { by: names.get(accepted_by) ?? accepted_by, reason, at: accepted_at.toISOString() }
        : null,
  }))
}

/** Nothing was wrong with it but that it differs much from the run before. */
export function differsOnly(run: Pick<StoredRun, 'state' | 'problems'>): boolean {
  return run.state === 'refused' && run.problems === 0
}

async function comparedRun(
  db: Db,
  run: StoredRun,
  published: Awaited<ReturnType<typeof publishedRuns>>,
): Promise<number | undefined> {
  const isAhead = published && published.run_id < run.run_id && run.state !== 'rolled-back'
  return isAhead ? published.run_id : runBefore(db, run.run_id)
}

export async function comparedFiles(
  db: Db,
  runId: number,
  comparedWith: number | undefined,
): Promise<ComparedFile[]> {
  const now = totalsIn(await filesOf(db, runId))
  const before = totalsIn(comparedWith ? await filesOf(db, comparedWith) : [])
  const found = unusual(before, now, bandIn(await settings(db)))
  return DATA_SETS.flatMap(({ name, thai, columns }) => {
    const is = now.get(name)
    if (!is) return []
    const was = before.get(name)
    return {
      data_set: name,
      thai,
      rows_before: was?.rows ?? null,
      rows: is.rows,
      sums: Object.entries(is.sums).map(([column, sum]) => ({
        column,
        thai: columns.find((one) => one.name === column)?.thai ?? column,
        before: was?.sums[column] ?? null,
        now: sum,
      })),
      unusual: found.filter(({ set }) => set === name).map(({ says }) => says),
    }
  })
}

function totalsIn(files: Awaited<ReturnType<typeof filesOf>>): Map<string, FileTotals> {
  return new Map(files.map(({ data_set, rows, sums }) => [data_set, { rows, sums }]))
}
