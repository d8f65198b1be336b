// How long it takes to bring a second back, and whether anything is missing or newer: rows numbered and written one after the
// other beside the archive, and a restore to a second in their middle.

import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { startArchiver } from '#database/archive/archiver.ts'
import { makeBaseBackup } from '#database/archive/base-backup.ts'
import { untilSealed } from '#database/archive/moment-drill.ts'
import { recover } from '#database/archive/recover.ts'
import { folderStore } from '#database/archive/store.ts'
import { openEmbeddedDatabase } from '#database/core/open.ts'
import { startCluster } from '#database/embedded/cluster.ts'
import { writeSet } from '#demo/core-system/write-set.ts'
import { readSecrets } from '#server/settings/secrets.ts'
import { importInChild } from '../import/import-child.ts'
import { atEnd } from '../process/ending.ts'
import { letOnePublish } from '../process/night-app.ts'

const SIZES = ['500']
const KEY = 'a backup key that only benches know'
const SEALING = 'a sealing secret that only benches know'
const WRITE_FOR_MS = 20_000

export async function recoveryBench(...sizes: string[]): Promise<void> {
  for (const size of sizes.length > 0 ? sizes : SIZES) await measure(Number(size))
  console.log(
    '\nthe bars: 0 missing, 0 newer, in the archive within 60 s, restored within 15 minutes at 20,000 members',
  )
}

async function measure(members: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'coop-bench-'))
  atEnd(() => rmSync(folder, { recursive: true, force: true }))
  // For root, PostgreSQL runs under another account, which must be able to pass through.
  chmodSync(folder, 0o711)
  const [dataDir, archive] = [join(folder, 'data'), join(folder, 'archive')]
  const passwords = readSecrets(dataDir)
  const database = await openEmbeddedDatabase({
    ...{ dataDir, passwords, durable: true, archives: true },
    onRestart: () => console.error('PostgreSQL was gone and is being started again.'),
  })
  if (!database) throw new Error(`${dataDir} is used by another site`)
  atEnd(() => database.close())
  const archiver = startArchiver({
    ...{ dataDir, archive, key: KEY, copy: undefined },
    onFault: (what, error) => console.error(what, error),
  })
  atEnd(() => archiver.stop())
  const { port } = new URL(database.ownerUrl)
  const superuserUrl = `postgres://postgres:${passwords.superuser}@127.0.0.1:${port}/coop`

  await loadNight(members, folder, database.ownerUrl)
  const [base, baseMs] = await timed(() => makeBaseBackup({ superuserUrl, archive, key: KEY }))
  const { moment, acknowledged, sealedMs } = await writeRows(superuserUrl, archive)
  const again = join(folder, 'again')
  const [recovered, restoreMs] = await timed(async () => {
    const done = await recover({
      ...{ store: folderStore(archive), key: KEY, to: moment, dataDir: again, passwords },
    })
    return { ...done, rows: await rowsIn(again, passwords.superuser) }
  })
  const there = new Set(recovered.rows.map(({ number }) => number))
  const missing = acknowledged.filter(
    ({ number, at }) => at < moment.getTime() && !there.has(number),
  )
  const newer = recovered.rows.filter(({ at }) => at > moment)
  const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`
  console.log(
    `${members} members: base backup ${seconds(baseMs)}, ${(base.bytes / 2 ** 20).toFixed(0)} MB; ` +
      `from writing to the archive ${seconds(sealedMs)}; restored to ${moment.toISOString()} and answering in ${seconds(restoreMs)} ` +
      `from ${recovered.segments} files of the log; of ${acknowledged.length} rows written ${there.size} were before it: ` +
      `${missing.length} missing, ${newer.length} newer`,
  )
}

async function loadNight(members: number, folder: string, ownerUrl: string): Promise<void> {
  await letOnePublish(ownerUrl)
  const set = join(folder, 'set')
  await writeSet({ members, months: 24, units: 30, seed: 1, asOf: '2026-10-31' }, set, 'utf-8')
  await importInChild(set, ownerUrl, SEALING)
  rmSync(set, { recursive: true })
}

interface WrittenRow {
  number: number
  /** When its writing was acknowledged. */
  at: number
}

/** Rows all the time, and after them how long the last took to reach the archive. */
async function writeRows(superuserUrl: string, archive: string) {
  const client = new pg.Client(superuserUrl)
  await client.connect()
  try {
    await client.query('create table numbered (number int primary key, at timestamptz not null)')
    const acknowledged: WrittenRow[] = []
    const end = Date.now() + WRITE_FOR_MS
    for (let number = 1; Date.now() < end; number++) {
      await client.query('insert into numbered values ($1, clock_timestamp())', [number])
      acknowledged.push({ number, at: Date.now() })
      await sleep(2)
    }
    const last = performance.now()
    await untilSealed(client, folderStore(archive), AbortSignal.timeout(5 * 60_000))
    const moment = new Date(Math.floor((end - WRITE_FOR_MS / 2) / 1_000) * 1_000)
    return { moment, acknowledged, sealedMs: performance.now() - last }
  } finally {
    await client.end()
  }
}

async function rowsIn(dataDir: string, superuserPassword: string) {
  const cluster = await startCluster({
    ...{ dataDir, superuserPassword, durable: true },
    onRestart: () => undefined,
  })
  const client = new pg.Client(
    `postgres://postgres:${superuserPassword}@127.0.0.1:${cluster.port}/coop`,
  )
  try {
    await client.connect()
    const { rows } = await client.query<{ number: number; at: Date }>('select * from numbered')
    return rows
  } finally {
    await client.end()
    await cluster.stop()
  }
}

async function timed<T>(work: () => Promise<T>): Promise<[T, number]> {
  const startedAt = performance.now()
  const result = await work()
  return [result, performance.now() - startedAt]
}
