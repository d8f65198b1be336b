// The embedded PostgreSQL: made once, started as a child, watched, and stopped cleanly.
//
// It outlives a `kill -9` of this process on purpose (nothing is lost by it), so a start first looks
// for one that is already running on the same folder and takes it over.

import { type ChildProcess, execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { isAlive } from './alive.ts'
import { freePort } from './free-port.ts'
import { databasePlace, type Place, waitingFolder } from './place.ts'
import { spawnPostgres } from './spawn-postgres.ts'

const WATCH_EVERY_MS = 500
const START_TRIES = 40
const STOP_WITHIN_MS = 15_000
/** With the few seconds that sealing takes, less than a minute from writing to the archive. */
export const ARCHIVE_TIMEOUT_S = 45

export interface Cluster {
  port: number
  /** Ends the watch and shuts PostgreSQL down, waiting until it is gone. */
  stop(): Promise<void>
  /** Ends the watch but leaves PostgreSQL to whoever started it. */
  leave(): void
}

interface ClusterOptions {
  dataDir: string
  superuserPassword: string
  /** Throw-away clusters of tests and benches may skip what makes data outlive a crash. */
  durable: boolean
  /** Whether it hands its log over for the archive (database/archive/). Every start on a folder must say the same, or the log has a gap. */
  archives?: boolean
  /** Where it also listens without a network, which costs a fifth less for each question. */
  socketFolder?: string
  onRestart(): void
}

export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const place = databasePlace(options.dataDir)
  if (!existsSync(join(place.cluster, 'PG_VERSION'))) await initialise(place, options)
  if (options.archives) makeWaitingFolder(place)

  const port = await start(place, options, undefined)
  let stopping = false
  let restarting: Promise<unknown> | undefined
  // A poll rather than the child's exit event, because one taken over is nobody's child.
  const watch = setInterval(async () => {
    if (stopping || restarting || runningPostmaster(place)) return
    options.onRestart()
    restarting = start(place, options, port).catch(() => undefined) // tried again at the next look
    await restarting
    restarting = undefined
  }, WATCH_EVERY_MS)

  function leave() {
    stopping = true
    clearInterval(watch)
  }
  async function stop() {
    leave()
    // Or what is being started would be there after us.
    await restarting
    await stopPostmaster(place)
  }
  return { port, stop, leave }
}

/** Made beside its place and moved there whole: a start that is killed halfway leaves no half cluster. */
async function initialise(place: Place, options: ClusterOptions): Promise<void> {
  const unfinished = `${place.cluster}.new`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { mode: 0o700 })
  const passwordFile = join(tmpdir(), `coop-initdb-${randomUUID()}`)
  writeFileSync(passwordFile, options.superuserPassword, { mode: 0o600 })
  if (place.account) {
    // initdb reads and writes as the account, not as us.
    chownSync(unfinished, place.account.uid, place.account.gid)
    chownSync(passwordFile, place.account.uid, place.account.gid)
  }
  try {
    await promisify(execFile)(
      join(place.programs, 'initdb'),
      [
        `--pgdata=${unfinished}`,
        '--username=postgres',
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        // Same order on every machine; Thai order is asked for by name (collate "th-x-icu").
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        `--locale=${process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'}`,
        '--data-checksums',
        ...(options.durable ? [] : ['--no-sync']),
      ],
      { ...place.account, cwd: '/' },
    )
  } finally {
    rmSync(passwordFile, { force: true })
  }
  renameSync(unfinished, place.cluster)
}

async function start(place: Place, options: ClusterOptions, wanted: number | undefined) {
  for (let attempt = 1; ; attempt++) {
    const running = runningPostmaster(place)
    if (running && (await answers(running.port, options))) return running.port

    const port = wanted ?? (await freePort())
    const log = join(options.dataDir, 'postgres.log')
    const child = launch(place, options, port, log)
    if (await startedWithin(child, port, options)) return port
    // "lock file exists" and "shared memory still in use" pass as the last one's children end.
    if (attempt === START_TRIES) throw new Error(`PostgreSQL does not start:\n${tailOf(log)}`)
    await sleep(Math.min(100 * attempt, 500))
  }
}

/** What was written is handed over at the latest after the timeout, and not at all while nothing is written. */
function archiveSettings(place: Place) {
  return {
    archive_mode: 'on',
    archive_library: 'basic_archive',
    'basic_archive.archive_directory': waitingFolder(place),
    archive_timeout: `${ARCHIVE_TIMEOUT_S}s`,
  }
}

function makeWaitingFolder(place: Place): void {
  const folder = waitingFolder(place)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (place.account) chownSync(folder, place.account.uid, place.account.gid)
}

function launch(place: Place, options: ClusterOptions, port: number, log: string): ChildProcess {
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: options.socketFolder ?? '',
    max_connections: 200,
    shared_buffers: '128MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // A statement may carry a member's data as text; only its parameters would be safe to log.
    log_statement: 'none',
    log_min_error_statement: 'panic',
    ...(options.durable
      ? {}
      : {
          ...{ fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
          // It lies in memory: handing a read to a process of its own takes longer than reading.
          io_method: 'sync',
        }),
    ...(options.archives ? archiveSettings(place) : {}),
  }
  const child = spawnPostgres(place, settings, { file: log, flag: 'a' })
  child.on('error', () => undefined) // startedWithin sees it as not started
  child.unref()
  return child
}

async function startedWithin(child: ChildProcess, port: number, options: ClusterOptions) {
  // Recovery after a crash replays the log first, which may take its time; an exit ends the wait.
  while (child.exitCode === null && child.signalCode === null && child.pid !== undefined) {
    if (await answers(port, options)) return true
    await sleep(25)
  }
  return false
}

async function answers(port: number, options: ClusterOptions): Promise<boolean> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: 'postgres',
    database: 'postgres',
    password: options.superuserPassword,
    connectionTimeoutMillis: 1000,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return true
  } catch (error) {
    if ((error as { code?: string }).code === '28P01') {
      throw new Error(`${options.dataDir}: PostgreSQL refuses the password in secrets.json.`)
    }
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** The port of the one that runs on this folder; undefined when none does. */
export function runningPort(dataDir: string): number | undefined {
  return runningPostmaster(databasePlace(dataDir))?.port
}

/** PostgreSQL writes its process id on line 1 and its port on line 4 of postmaster.pid. */
function runningPostmaster(place: Place): { pid: number; port: number } | undefined {
  const file = join(place.cluster, 'postmaster.pid')
  if (!existsSync(file)) return undefined
  const lines = readFileSync(file, 'utf8').split('\n')
  const pid = Number(lines[0])
  return pid > 0 && isAlive(pid) ? { pid, port: Number(lines[3]) } : undefined
}

async function stopPostmaster(place: Place): Promise<void> {
  const running = runningPostmaster(place)
  if (!running) return
  process.kill(running.pid, 'SIGINT') // "fast": ends connections, writes a checkpoint
  const deadline = Date.now() + STOP_WITHIN_MS
  while (isAlive(running.pid)) {
    if (Date.now() > deadline) process.kill(running.pid, 'SIGQUIT') // recovers at the next start
    await sleep(25)
  }
}

function tailOf(file: string): string {
  return readFileSync(file, 'utf8').split('\n').slice(-12).join('\n')
}
