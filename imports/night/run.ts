// One night: read, copy, check, publish. All of it, or nothing.
//
// Runs as the owner of the tables, in a process of its own: the server's role may neither make
// partitions nor copy into them, and a large file must not slow the site down.

import { createHash } from 'node:crypto'
import type pg from 'pg'
import { newClient } from '#database/night/client.ts'
import * as runs from '#database/night/import-run.ts'
import { attachLeaf, dropLeaves, fillLeaf, runsWithLeaves } from '#database/night/leaf.ts'
import {
  currentPublication,
  type Published,
  publish,
  rollBack,
} from '#database/night/publication.ts'
import type { Sealing } from '#database/sealed.ts'
import { DATA_SETS } from '#domain/night/data-sets.ts'
import { checkInvariants, checkKeys, checkReferences, checkTotals } from './check.ts'
import { type Unusual, unusual } from './compare.ts'
import { copyLines } from './copy-lines.ts'
import { type Inspected, inspect } from './inspect.ts'
import { type Manifest, readManifest } from './manifest.ts'
import { type Problem, Problems, RefusedSet } from './problems.ts'
import { openSource, type Source } from './source.ts'

const PROGRESS_EVERY_MS = 500

/** Where a run may be killed; each leaves yesterday's publication whole. */
export type Point = 'read' | 'copy' | 'check' | 'before-commit' | 'after-commit'

export interface ImportOptions {
  databaseUrl: string
  sealing: Sealing
  dryRun: boolean
  /** Publish although the figures differ much from last night's. */
  accept: boolean
  onProgress(stage: runs.Stage, bytesDone: number, bytesTotal: number): void
  onPoint?(point: Point): void
}

export type Outcome =
  | { state: 'published' | 'checked'; runId: number; rows: number; unusual: Unusual[] }
  | { state: 'already-loaded'; runId: number }
  | { state: 'refused'; problems: Problem[]; count: number; unusual: Unusual[] }

export async function runImport(path: string, options: ImportOptions): Promise<Outcome> {
  const clients = [0, 1, 2].map(() => newClient(options.databaseUrl))
  const [control, copier, builder] = clients as [pg.Client, pg.Client, pg.Client]
  try {
    const source = await openSource(path)
    const manifest = await readManifest(source)
    const night = await look(source, manifest)
    options.onPoint?.('read')
    await Promise.all(clients.map((client) => client.connect()))
    if (!(await runs.takeImportLock(control))) throw new RefusedSet('มีการนำเข้าข้อมูลอื่นกำลังทำงานอยู่')
    const published = await currentPublication(control)
    if (published?.setSha256 === night.setSha256) {
      return { state: 'already-loaded', runId: published.runId }
    }
    await sweep(control, published)
    return await load({ ...night, options, control, copier, builder, published })
  } catch (error) {
    if (!(error instanceof RefusedSet)) throw error
    const problem = { file: '', line: undefined, column: undefined, value: '', says: error.message }
    return { state: 'refused', problems: [problem], count: 1, unusual: [] }
  } finally {
    await Promise.all(clients.map((client) => client.end().catch(() => undefined)))
  }
}

/** Answers the run that everybody reads now, or undefined when there was nothing to return to. */
export async function runRollback(databaseUrl: string): Promise<number | undefined> {
  const client = newClient(databaseUrl)
  await client.connect()
  try {
    if (!(await runs.takeImportLock(client))) throw new RefusedSet('มีการนำเข้าข้อมูลอื่นกำลังทำงานอยู่')
    return await rollBack(client)
  } finally {
    await client.end()
  }
}

interface Night {
  source: Source
  manifest: Manifest
  inspected: Map<string, Inspected>
  setSha256: string
  bytesTotal: number
}

/** The set's fingerprint is of its contents: renaming the folder does not make it another set. */
async function look(source: Source, manifest: Manifest): Promise<Night> {
  const inspected = new Map<string, Inspected>()
  const hash = createHash('sha256').update(manifest.asOf)
  let bytesTotal = 0
  for (const [set, { file }] of manifest.promised) {
    const found = await inspect(file)
    inspected.set(set, found)
    hash.update(`\n${set} ${found.sha256}`)
    bytesTotal += file.size
  }
  return { source, manifest, inspected, setSha256: hash.digest('hex'), bytesTotal }
}

/** What killed runs left, and publications older than the one before. */
async function sweep(control: pg.Client, published: Published | undefined): Promise<void> {
  await runs.markBroken(control)
  const kept = new Set([published?.runId, published?.previousId])
  const stale = (await runsWithLeaves(control)).filter((runId) => !kept.has(runId))
  await dropLeaves(control, stale)
}

interface Loading extends Night {
  options: ImportOptions
  control: pg.Client
  copier: pg.Client
  builder: pg.Client
  published: Published | undefined
}

async function load(loading: Loading): Promise<Outcome> {
  const { options, control, builder, manifest, source } = loading
  const runId = await runs.openRun(control, {
    setSha256: loading.setSha256,
    source: source.name.slice(0, 200),
    asOf: manifest.asOf,
    bytesTotal: loading.bytesTotal,
    accepted: options.accept,
  })
  const problems = new Problems()
  try {
    const totals = await copyAll(loading, runId, problems)
    options.onProgress('check', loading.bytesTotal, loading.bytesTotal)
    await runs.reportProgress(control, runId, 'check', loading.bytesTotal)
    await checkAll(loading, runId, totals, problems)
    options.onPoint?.('check')
    const differing = problems.count === 0 ? await compare(loading, totals) : []
    if (problems.count > 0 || (differing.length > 0 && !options.accept)) {
      await dropLeaves(builder, [runId])
      await runs.endRun(control, runId, 'refused', problems.list, problems.count)
      const { list, count } = problems
      return { state: 'refused', problems: list, count, unusual: differing }
    }
    const rows = [...totals.values()].reduce((sum, file) => sum + file.rows, 0)
    if (options.dryRun) {
      await dropLeaves(builder, [runId])
      await runs.endRun(control, runId, 'checked', [], 0)
      return { state: 'checked', runId, rows, unusual: differing }
    }
    for (const [set, file] of totals) await runs.addFileTotals(control, runId, set, file)
    options.onProgress('publish', loading.bytesTotal, loading.bytesTotal)
    await runs.reportProgress(control, runId, 'publish', loading.bytesTotal)
    await publish(builder, runId, () => options.onPoint?.('before-commit'))
    options.onPoint?.('after-commit')
    await sweep(control, await currentPublication(control))
    options.onProgress('done', loading.bytesTotal, loading.bytesTotal)
    return { state: 'published', runId, rows, unusual: differing }
  } catch (error) {
    const state = error instanceof RefusedSet ? 'refused' : 'broken'
    // The database may be what failed; then the next run sweeps.
    await dropLeaves(builder, [runId]).catch(() => undefined)
    await runs.endRun(control, runId, state, [], 1).catch(() => undefined)
    throw error
  }
}

/** The first night has nothing to be compared with. */
async function compare({ control, published }: Loading, totals: Map<string, runs.FileTotals>) {
  if (!published) return []
  const before = await runs.fileTotalsOf(control, published.runId)
  return unusual(before, totals, await runs.bandOf(control))
}

/** While one file is being read and copied, the indexes of the one before are built. */
async function copyAll(loading: Loading, runId: number, problems: Problems) {
  const { manifest, inspected, options, control, copier, builder } = loading
  const totals = new Map<string, runs.FileTotals>()
  let bytesDone = 0
  let reportedAt = 0
  let reporting: Promise<void> = Promise.resolve()
  let building: Promise<void> = Promise.resolve()

  function onBytes(count: number) {
    bytesDone += count
    if (performance.now() - reportedAt < PROGRESS_EVERY_MS) return
    reportedAt = performance.now()
    options.onProgress('copy', bytesDone, loading.bytesTotal)
    reporting = reporting.then(() => runs.reportProgress(control, runId, 'copy', bytesDone))
    reporting.catch(() => undefined) // awaited below
  }

  try {
    for (const set of DATA_SETS) {
      const { file } = manifest.promised.get(set.name) ?? {}
      const writing = inspected.get(set.name)
      if (!file || !writing) throw new RangeError(`not in the manifest: ${set.name}`)
      const context = { file: file.name, set, sealing: loading.options.sealing, problems }
      const copy = copyLines(file, writing, context, onBytes)
      await fillLeaf(copier, set, runId, copy.lines)
      totals.set(set.name, { rows: copy.totals.rows, sums: { ...copy.totals.sums } })
      options.onPoint?.('copy')
      building = building.then(async () => {
        if (await attachLeaf(builder, set.name, runId)) return
        await checkKeys(builder, set, runId, file.name, problems)
      })
      building.catch(() => undefined) // awaited below
    }
  } finally {
    await Promise.allSettled([reporting, building])
  }
  await reporting
  await building
  return totals
}

/** Each only when what it builds upon is right: one wrong cell must not come back as ten problems. */
async function checkAll(
  { manifest, builder }: Loading,
  runId: number,
  totals: Map<string, runs.FileTotals>,
  problems: Problems,
): Promise<void> {
  const fileOf = (set: string) => manifest.promised.get(set)?.file.name ?? set
  if (problems.count === 0) checkTotals(manifest, totals, problems)
  if (problems.count > 0) return
  await checkReferences(builder, runId, fileOf, problems)
  if (problems.count === 0) await checkInvariants(builder, runId, fileOf, problems)
}
