// How long a night takes beside a raw COPY of the same rows into the same tables with the same indexes, how long its
// checks do, how much memory it needs, and what readers notice. The night before is published: every check has
// something to compare with.

import { createReadStream, createWriteStream, rmSync } from 'node:fs'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { finished } from 'node:stream/promises'
import type pg from 'pg'
import { sealingWith } from '#database/core/sealed.ts'
import { newClient } from '#database/import/client.ts'
import { copyIn } from '#database/import/copy-in.ts'
import { partitionOf, tableColumns } from '#database/import/run-partition.ts'
import { writeSet } from '#demo/core-system/write-set.ts'
import { DATA_SETS } from '#domain/import/data-sets.ts'
import { copyLines } from '#imports/night/copy-lines.ts'
import { inspect } from '#imports/night/inspect.ts'
import { readManifest } from '#imports/night/manifest.ts'
import { Problems } from '#imports/night/problems.ts'
import { openSource } from '#imports/night/source.ts'
import { Suspects } from '#imports/night/suspects.ts'
import { median } from '../figures/median.ts'
import { printPage } from '../figures/page.ts'
import { importInChild } from './import-child.ts'
import { type Reads, readWhile } from './import-readers.ts'
import { openNightDatabase } from './night-database.ts'

const SIZES = [100_000, 1_000_000, 3_000_000]
const MOVEMENTS = ['share_movement', 'loan_movement', 'deposit_movement']
// Movements a member has in three years, about; the table prints what it really was.
const MOVEMENTS_PER_MEMBER = 63
const MONTHS = 36
const ROUNDS = 3
/** Far from the numbers that runs get. */
const RAW_RUN = 1_000_000
const SEALING = 'a sealing secret that only benches know'

export async function importBench(...sizes: string[]): Promise<void> {
  const { folder, url } = await openNightDatabase()
  const rows: string[][] = []
  for (const size of sizes.length > 0 ? sizes.map(Number) : SIZES) {
    rows.push(await measure(folder, url, size))
    printPage('import', { ...PAGE, rows })
  }
}

const PAGE = {
  title: 'A night beside a raw COPY of the same rows',
  about:
    'Into the same tables with the same indexes. `import`: seconds of the import, with its checks, and how many times those of COPY. `figures`: writing down the figures of the morning page, within the import. `peak`: of the importing process. ' +
    '`reads`: p99 of two readers of shares in SQL, in milliseconds, before, during the import and while it is published. `mixed`: reads that saw two nights at once.',
  columns: [
    ...['movements', 'all rows', 'COPY s', 'import s', 'ratio', 'checks s', 'figures s', 'peak MB'],
    ...['reads before', 'during', 'publishing', 'mixed'],
  ],
  bars: 'an import of at most 2.0 times COPY, of which the figures are at most 5%; none mixed',
}

interface Round {
  raw: number
  ours: number
  checks: number
  figures: number
  peak: number
  reads: Reads
}

async function measure(folder: string, url: string, size: number): Promise<string[]> {
  const members = Math.max(3, Math.ceil(size / MOVEMENTS_PER_MEMBER))
  const rounds: Round[] = []
  let rows = { movements: 0, all: 0 }
  for (let round = 1; round <= (size > 200_000 ? 1 : ROUNDS); round++) {
    const set = join(folder, `set-${size}-${round}`)
    const plan = {
      members,
      months: MONTHS,
      units: 30,
      seed: round,
    } as const
    await writeSet({ ...plan, asOf: '2026-11-09' }, set, 'utf-8')
    await importInChild(set, url, SEALING)
    rmSync(set, { recursive: true })
    await writeSet({ ...plan, asOf: '2026-11-10' }, set, 'utf-8')
    const files = await copyFiles(set, join(set, 'raw'))
    rows = files.rows
    const raw = await rawCopy(url, files.paths)
    const { result, readers } = await readWhile(url, () => importInChild(set, url, SEALING))
    rounds.push({
      raw,
      ours: result.seconds,
      checks: result.checkSeconds,
      figures: result.figuresSeconds,
      peak: result.peakMb,
      reads: readers(result),
    })
    if (process.env.CHECK_TIMES) await printCheckTimes(url)
    rmSync(set, { recursive: true })
  }
  const of = (pick: (round: Round) => number) => median(rounds.map(pick))
  const most = (pick: (round: Round) => number) => Math.max(...rounds.map(pick))
  return [
    rows.movements.toLocaleString('en'),
    rows.all.toLocaleString('en'),
    of(({ raw }) => raw).toFixed(2),
    of(({ ours }) => ours).toFixed(2),
    of(({ raw, ours }) => ours / raw).toFixed(2),
    of(({ checks }) => checks).toFixed(2),
    of(({ figures }) => figures).toFixed(2),
    most(({ peak }) => peak).toFixed(0),
    of(({ reads }) => reads.quiet).toFixed(1),
    of(({ reads }) => reads.during).toFixed(1),
    of(({ reads }) => reads.publish).toFixed(1),
    String(most(({ reads }) => reads.mixed)),
  ]
}

/** Of the night just published, the longest first. */
async function printCheckTimes(url: string): Promise<void> {
  const client = newClient(url)
  await client.connect()
  const { rows } = await client.query<{ check_name: string; took_ms: number }>(
    `select check_name, took_ms from import_check where run_id = (select run_id from publication)
     order by took_ms desc limit 25`,
  )
  await client.end()
  for (const { check_name, took_ms } of rows)
    console.log(`${String(took_ms).padStart(8)} ms  ${check_name}`)
}

/** The rows as COPY takes them, so that the raw copy has nothing else to do. */
async function copyFiles(set: string, prefix: string) {
  const { asOf, promised } = await readManifest(await openSource(set))
  const paths = new Map<string, string>()
  const rows = { movements: 0, all: 0 }
  const problems = new Problems()
  const suspects = new Suspects()
  for (const dataSet of DATA_SETS) {
    const entry = promised.get(dataSet.name)
    if (!entry) throw new RangeError(`not in the manifest: ${dataSet.name}`)
    const context = {
      file: entry.file.name,
      set: dataSet,
      asOf,
      sealing: sealingWith(SEALING),
      problems,
      suspects,
    }
    const path = `${prefix}-${dataSet.name}`
    const out = createWriteStream(path)
    const { lines } = copyLines(
      entry.file,
      await inspect(entry.file, () => undefined),
      context,
      () => undefined,
    )
    for await (const piece of lines) out.write(piece)
    out.end()
    await finished(out)
    paths.set(dataSet.name, path)
    rows.all += entry.rows
    if (MOVEMENTS.includes(dataSet.name)) rows.movements += entry.rows
  }
  return { paths, rows }
}

/** Into partitions that are empty and have their indexes; gone again afterwards. Answers seconds. */
async function rawCopy(url: string, paths: Map<string, string>): Promise<number> {
  const client = newClient(url)
  await client.connect()
  try {
    for (const { name } of DATA_SETS) {
      await client.query(
        `create table ${partitionOf(name, RAW_RUN)} partition of night.${name} for values in (${RAW_RUN})`,
      )
      await client.query(
        `alter table ${partitionOf(name, RAW_RUN)} alter run_id set default ${RAW_RUN}`,
      )
    }
    await client.query('checkpoint').catch(() => undefined) // only where the role may
    const startedAt = performance.now()
    for (const set of DATA_SETS) await copyOne(client, set, paths.get(set.name) ?? '')
    const seconds = (performance.now() - startedAt) / 1000
    for (const { name } of DATA_SETS) await client.query(`drop table ${partitionOf(name, RAW_RUN)}`)
    return seconds
  } finally {
    await client.end()
  }
}

async function copyOne(
  client: pg.Client,
  set: (typeof DATA_SETS)[number],
  path: string,
): Promise<void> {
  const columns = ['line', ...tableColumns(set)].join(', ')
  const source = createReadStream(path, { highWaterMark: 256 * 1024 })
  await copyIn(client, `copy ${partitionOf(set.name, RAW_RUN)} (${columns}) from stdin`, source)
}
