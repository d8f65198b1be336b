// The database, the demo cooperative where there is nothing yet, the built web, the site.

import cluster from 'node:cluster'
import { readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Archiver, startArchiver } from '#database/archive/archiver.ts'
import { copyStore } from '#database/archive/copy-store.ts'
import { connect } from '#database/core/connect.ts'
import {
  type OpenDatabase,
  openEmbeddedDatabase,
  openOutsideDatabase,
} from '#database/core/open.ts'
import { OperatorError } from '#database/core/operator-error.ts'
import { poolerFault } from '#database/core/pooler.ts'
import type { ServingDatabase } from '#server/http/serve.ts'
import { standardOutput } from '#server/monitoring/log-destination.ts'
import { backupKeyToSeal } from '#server/settings/backup-key.ts'
import { embeddedOptions } from '#server/settings/embedded-options.ts'
import { readKnownSealingSecrets } from '#server/settings/known-key.ts'
import { readSecrets } from '#server/settings/secrets.ts'
import { type MetricsAddress, readSettings, type Settings } from '#server/settings/settings.ts'
import { buildIfStale } from '../build.ts'
import { loadDemoHistory } from '../demo/history.ts'
import { loadDemoNight } from '../demo/night.ts'
import { loadDemoRequests } from '../demo/requests.ts'
import { loadDemo, printDemoAccounts } from '../demo/site.ts'
import { printFirstCode } from '../people/staff-code.ts'
import { restartDelayMs } from './restart-delay.ts'
import { startNotifying } from './service-manager.ts'

// Whoever read what is said here may have gone.
for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined)

const DATABASE_FOR_WORKERS = 'COOP_WORKER_DATABASE'
/** Whoever stops a site that waits for a database somewhere else does not wait for it too. */
const OPENING_MS_MAX = 20_000

try {
  if (cluster.isPrimary) await startSite(readSettings(process.env))
  else await startWorker(readSettings(process.env))
} catch (error) {
  const { code } = error as { code?: string }
  if (error instanceof OperatorError) console.error(error.message)
  else if (poolerFault(error)) console.error(poolerFault(error))
  else if (code === 'EADDRINUSE') {
    console.error(
      `Port ${process.env.PORT || 3000} is in use by another program; choose one with PORT, such as PORT=3001 npm start.`,
    )
  } else console.error(error)
  process.exit(1)
}

async function startSite(settings: Settings): Promise<void> {
  const startedAt = performance.now()
  const secrets = readSecrets(settings.dataDir)
  const runningFile = join(settings.dataDir, 'running.json')
  const opening = openDatabase(settings)
  const leaving = new AbortController()
  let archiver: Archiver | undefined
  let stopSite: (() => Promise<void>) | undefined
  let loading: Promise<void> | undefined
  let stopNotifying: (() => void) | undefined
  async function stop() {
    if (leaving.signal.aborted) return
    leaving.abort()
    say('Stopping…')
    stopNotifying?.()
    await stopSite?.()
    // It signs its people out.
    await loading
    const database = await Promise.race([opening.catch(() => undefined), sleep(OPENING_MS_MAX)])
    await database?.close()
    await archiver?.stop()
    rmSync(runningFile, { force: true })
    say('Stopped; nothing is left running.')
    process.exit(0)
  }
  // Before anything runs: whoever stops a site that still starts must not leave its PostgreSQL behind.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)

  const database = await opening
  if (!database) {
    const { address } = JSON.parse(readFileSync(runningFile, 'utf8'))
    console.log(`The site is already running at ${address}; nothing was changed.`)
    process.exit(0)
  }
  if (leaving.signal.aborted) return

  if (settings.backup.wal) archiver = startSiteArchiver(settings)
  try {
    stopSite = await runSite(settings, database, secrets)
  } catch (error) {
    // Its database was closed under it.
    if (leaving.signal.aborted) return
    await database.close()
    throw error
  }
  if (leaving.signal.aborted) return
  writeFileSync(runningFile, JSON.stringify({ pid: process.pid, address: settings.publicUrl }))
  if (settings.mode === 'demo') printDemoAccounts()
  console.log(
    `Ready in ${((performance.now() - startedAt) / 1000).toFixed(1)} s: ${settings.publicUrl}  (Ctrl-C stops it)`,
  )

  loading = loadDemoRequests(settings, secrets, database, leaving.signal).then(() =>
    loadDemoHistory(settings, database, leaving.signal),
  )
  stopNotifying = startNotifying(healthAddress(settings))
}

function openDatabase(settings: Settings): Promise<OpenDatabase | undefined> {
  if (settings.database.url) return openOutsideDatabase(settings.database)
  return openEmbeddedDatabase(
    embeddedOptions(settings, () =>
      console.error('PostgreSQL was gone and is being started again.'),
    ),
  )
}

/** In the process that runs the database, of which there is one. */
function startSiteArchiver(settings: Settings): Archiver {
  const { copyTo, folder } = settings.backup
  return startArchiver({
    dataDir: settings.dataDir,
    archive: folder,
    key: backupKeyToSeal(settings),
    copy: copyTo && copyStore(copyTo),
    onFault: (what, error) => console.error(`${what} of the database’s log failed:`, error),
  })
}

async function runSite(
  settings: Settings,
  database: OpenDatabase,
  secrets: ReturnType<typeof readSecrets>,
): Promise<() => Promise<void>> {
  buildIfStale()
  const { db, close } = connect(database.url, 2)
  try {
    await readKnownSealingSecrets(db, settings.dataDir)
    await loadDemo(db, settings)
    await printFirstCode(db, settings.dataDir)
  } finally {
    await close()
  }
  await loadDemoNight(database.ownerUrl, settings)
  if (settings.webProcesses > 1) {
    const stop = await forkWorkers(settings.webProcesses, database)
    const metrics = settings.metrics && (await answerPrometheus(settings.metrics))
    return async () => {
      await metrics?.close()
      await stop()
    }
  }
  return (await serving(settings, secrets, database)).close
}

/** Loaded by those who serve only: half of what a start takes, and memory that the parent of several processes never uses. */
async function serving(...given: Parameters<typeof import('#server/http/serve.ts').serve>) {
  const { serve } = await import('#server/http/serve.ts')
  return serve(...given)
}

async function answerPrometheus(address: MetricsAddress) {
  const { openMetricsPort } = await import('#server/monitoring/metrics/metrics-port.ts')
  return openMetricsPort(address)
}

/** Where this machine reaches its own site. */
function healthAddress({ host, port }: Settings): string {
  const own = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  return `http://${own.includes(':') ? `[${own}]` : own}:${port}`
}

/** Without waiting for whoever reads it, who may have stopped: the end must not hang on it. */
function say(words: string): void {
  try {
    writeSync(standardOutput(), `${words}\n`)
  } catch {
    // Nobody reads it.
  }
}

async function forkWorkers(
  count: number,
  { url, listenUrl, standbyUrls }: ServingDatabase,
): Promise<() => Promise<void>> {
  let stopping = false
  const given = JSON.stringify({ url, listenUrl, standbyUrls })
  const fork = () => cluster.fork({ [DATABASE_FOR_WORKERS]: given })
  const ready = Array.from({ length: count }, fork).map(
    (worker) =>
      new Promise<void>((resolve, reject) => {
        worker.once('listening', () => resolve())
        worker.once('exit', () => reject(new Error('a server process ended before it could serve')))
      }),
  )
  await Promise.all(ready)
  let failedStarts = 0
  cluster.on('listening', () => {
    failedStarts = 0
  })
  cluster.on('exit', () => {
    // One that cannot even start must not keep the processor busy with starting it.
    setTimeout(() => stopping || fork(), restartDelayMs(failedStarts))
    failedStarts++
  })

  return async () => {
    stopping = true
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
    await Promise.all(
      workers.map((worker) => {
        const gone = new Promise((resolve) => worker.once('exit', resolve))
        worker.process.kill('SIGTERM')
        return gone
      }),
    )
  }
}

async function startWorker(settings: Settings): Promise<void> {
  const database = JSON.parse(process.env[DATABASE_FOR_WORKERS] ?? '{}')
  const { close } = await serving(settings, readSecrets(settings.dataDir), database)
  // Ctrl-C reaches the whole terminal group; only the parent's word counts here.
  process.on('SIGINT', () => undefined)
  process.on('SIGHUP', () => undefined)
  process.once('SIGTERM', () => close().then(() => process.exit(0)))
  process.once('disconnect', () => process.exit(1)) // never outlive the parent
}
