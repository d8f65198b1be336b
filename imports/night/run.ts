// One night: read, copy, check, publish. All of it, or nothing.
//
// Runs as the owner of the tables, in a process of its own: the server's role may neither make
// partitions nor copy into them, and a large file must not slow the site down.

import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import type pg from 'pg'
import type { Sealing } from '#database/core/sealed.ts'
import { newClient } from '#database/import/client.ts'
import { giveWay } from '#database/import/give-way.ts'
import { recordChecks } from '#database/import/import-check.ts'
import * as runs from '#database/import/import-run.ts'
import { addWarnings, type Warning, warningsOf } from '#database/import/import-warning.ts'
import {
  currentPublication,
  type Published,
  publish,
  recordHistory,
} from '#database/import/publication.ts'
import { dropPartitions } from '#database/import/run-partition.ts'
import type { Day } from '#domain/calendar/day.ts'
import { bangkokDate } from '#domain/calendar/thai-date.ts'
import { type Copying, copyAll } from './copy-all.ts'
import { type Inspected, inspect } from './inspect.ts'
import { judge } from './judge.ts'
import { type Manifest, readManifest } from './manifest.ts'
import { CancelledRun, type Problem, Problems, RefusedSet } from './problems.ts'
import { Progress } from './progress.ts'
import { ANOTHER_AT_WORK, sweep } from './publishing.ts'
import type { RecordImportAudit } from './record-audit.ts'
import { openSource } from './source.ts'
import { Suspects } from './suspects.ts'

/** Where a run may be killed; each leaves yesterday's publication whole. */
export type Point = 'read' | 'copy' | 'check' | 'before-commit' | 'after-commit'

export interface ImportOptions {
  databaseUrl: string
  sealing: Sealing
  /** What people call the set, where its path is not that. */
  name?: string | undefined
  /** A login of the staff, or who sits at the terminal. */
  startedBy: string
  tell: RecordImportAudit
  dryRun: boolean
  /** Of a dry run of an old set: what it amounts to is kept for the charts of the morning page. */
  history?: boolean | undefined
  /** Take it although checks warn of something; undefined leaves that to whoever looks at it. */
  accept: Acceptance | undefined
  /** The day it is in Bangkok: no set tells of a later one. */
  today?: string | undefined
  /** Check and keep, and leave publishing to somebody's word; the staff may want that of every run. */
  hold: boolean
  /** Who reads meanwhile goes first; this process too, so that it must be the import's own. */
  givesWay?: boolean
  /** As soon as the run can be looked up by its number. */
  onRun?(runId: number): void
  onProgress(stage: runs.Stage, percent: number): void
  onPoint?(point: Point): void
}

export interface Acceptance {
  reason: string
  /** Only what was warned of in that run too: what nobody has seen is nobody's to accept. */
  seenIn?: number | undefined
}

export type Outcome =
  | { state: 'published' | 'checked' | 'waiting'; runId: number; rows: number; warnings: Warning[] }
  | { state: 'already-loaded'; runId: number }
  | { state: 'cancelled'; runId: number }
  | { state: 'refused'; problems: Problem[]; count: number; warnings: Warning[] }

export async function runImport(path: string, options: ImportOptions): Promise<Outcome> {
  const clients = [0, 1, 2].map(() => newClient(options.databaseUrl))
  const [control, copier, builder] = clients as [pg.Client, pg.Client, pg.Client]
  try {
    await Promise.all(clients.map((client) => client.connect()))
    if (options.givesWay) giveWay(clients)
    const isAlone = await runs.takeImportLock(control)
    if (isAlone) await runs.markBroken(control)
    const runId = await runs.openRun(control, {
      source: (options.name ?? basename(path)).slice(0, 200),
      startedBy: options.startedBy,
      accepted: options.accept !== undefined,
    })
    options.onRun?.(runId)
    const progress = new Progress(control, runId, options.onProgress)
    const problems = new Problems()
    try {
      if (!isAlone) throw new RefusedSet(ANOTHER_AT_WORK)
      const night = await look(path, progress)
      refuseFuture(night, options.today ?? bangkokDate(new Date()))
      await runs.describeRun(control, runId, night)
      options.onPoint?.('read')
      const published = await currentPublication(control)
      if (published?.setSha256 === night.sha256) {
        await runs.endRun(control, runId, 'already-loaded', [], 0)
        return { state: 'already-loaded', runId: published.runId }
      }
      await sweep(control, published, runId)
      const { sealing } = options
      const copying = {
        runId,
        sealing,
        copier,
        builder,
        problems,
        suspects: new Suspects(),
        progress,
      }
      // An old night is not what the published one was before: it is compared with nothing.
      const before = options.history ? undefined : published
      return await load({ ...night, ...copying, options, control, published: before })
    } catch (error) {
      if (error instanceof RefusedSet) problems.addWhole(error.message)
      // Its last word may have arrived although we were not told: what everybody reads, or somebody is to look at, stays.
      if (await runs.isPublishedOrWaiting(builder, runId).catch(() => false)) throw error
      // The database may be what failed; then the next run sweeps.
      await dropPartitions(builder, [runId]).catch(() => undefined)
      const state = endOf(error)
      const { list, count } = state === 'cancelled' ? new Problems() : problems
      await runs.endRun(control, runId, state, list, count).catch(() => undefined)
      if (state === 'cancelled') return { state, runId }
      if (state === 'broken') throw error
      return { state: 'refused', problems: problems.list, count: problems.count, warnings: [] }
    }
  } finally {
    await Promise.all(clients.map((client) => client.end().catch(() => undefined)))
  }
}

async function sweepOlder(control: pg.Client, runId: number): Promise<void> {
  await sweep(control, await currentPublication(control), runId)
}

function endOf(error: unknown): 'refused' | 'cancelled' | 'broken' {
  if (error instanceof RefusedSet) return 'refused'
  return error instanceof CancelledRun ? 'cancelled' : 'broken'
}

function refuseFuture({ asOf }: Night, today: string): void {
  if (asOf <= today) return
  throw new RefusedSet(`manifest.json: as_of ${asOf} เป็นวันที่ยังมาไม่ถึง`)
}

interface Night {
  manifest: Manifest
  inspected: Map<string, Inspected>
  asOf: Day
  /** The set's fingerprint is of its contents: renaming the folder does not make it another set. */
  sha256: string
  bytes: number
}

async function look(path: string, progress: Progress): Promise<Night> {
  const manifest = await readManifest(await openSource(path))
  const { asOf } = manifest
  const inspected = new Map<string, Inspected>()
  const hash = createHash('sha256').update(asOf)
  const files = [...manifest.promised].map(([set, { file }]) => ({ set, file }))
  const bytes = files.reduce((sum, { file }) => sum + file.size, 0)
  await progress.enter('read', bytes)
  for (const { set, file } of files) {
    const found = await inspect(file, progress.onBytes)
    inspected.set(set, found)
    hash.update(`\n${set} ${found.sha256}`)
  }
  return { manifest, inspected, asOf, sha256: hash.digest('hex'), bytes }
}

interface Loading extends Night, Copying {
  options: ImportOptions
  control: pg.Client
  published: Published | undefined
}

async function load(loading: Loading): Promise<Outcome> {
  const { runId, options, control, copier, builder, problems, progress } = loading
  await progress.enter('copy', loading.bytes)
  const totals = await copyAll(loading, () => options.onPoint?.('copy'))
  const { results, warnings } = await judge({ ...loading, askers: [copier, builder] }, totals)
  await recordChecks(control, runId, results)
  options.onPoint?.('check')
  const accepted = await acceptedBy(loading, warnings)
  // Also of a set that is only warned of: somebody may want to see of what.
  if (problems.count === 0) await runs.addFileTotals(control, runId, totals)
  await addWarnings(control, runId, warnings, accepted)
  if (problems.count > 0 || (warnings.length > 0 && !accepted)) {
    await dropPartitions(builder, [runId])
    const { list, count } = problems
    await runs.endRun(control, runId, 'refused', list, count)
    return { state: 'refused', problems: list, count, warnings }
  }
  if (warnings.length > 0) await options.tell(control, 'import.accept', runId)
  const rows = [...totals.values()].reduce((sum, file) => sum + file.rows, 0)
  if (options.dryRun) {
    if (options.history) await recordHistory(builder, runId)
    await dropPartitions(builder, [runId])
    await runs.endRun(control, runId, 'checked', [], 0)
    return { state: 'checked', runId, rows, warnings }
  }
  await progress.enter('publish', 1)
  const isHeld = options.hold || (await runs.needsTwoPeople(control))
  if (isHeld) await runs.holdRun(control, runId)
  else {
    await publish(builder, runId, null, async (id) => {
      await options.tell(builder, 'import.publish', id)
      options.onPoint?.('before-commit')
    })
  }
  options.onPoint?.('after-commit')
  // The night stands whatever clearing up meets, a lost connection too: then the next run sweeps.
  await sweepOlder(control, runId).catch(() => undefined)
  options.onProgress('done', 100)
  return { state: isHeld ? 'waiting' : 'published', runId, rows, warnings }
}

/** Whose word takes all that was warned of; undefined where there is none, or something that they have not seen. */
async function acceptedBy({ options, control }: Loading, warnings: readonly Warning[]) {
  const { accept, startedBy: by } = options
  if (!accept) return undefined
  const { reason, seenIn } = accept
  if (seenIn === undefined) return { by, reason }
  const seen = new Set((await warningsOf(control, seenIn)).map(keyOf))
  return warnings.every((warning) => seen.has(keyOf(warning))) ? { by, reason } : undefined
}

function keyOf({ check, says }: Warning): string {
  return `${check}\n${says}`
}
