// A base backup and the log after it become PostgreSQL's folder as it was at a moment, stopped and ready to be started.

import { type ChildProcess, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { copyFile, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openContainer } from '../backup/container.ts'
import { OperatorError } from '../core/operator-error.ts'
import { ROLES, type Role } from '../core/roles.ts'
import { freePort } from '../embedded/free-port.ts'
import { databasePlace, type Place } from '../embedded/place.ts'
import { spawnPostgres } from '../embedded/spawn-postgres.ts'
import { planRecovery, type RecoveryPlan } from './plan.ts'
import { isArchivable } from './segment.ts'
import type { Store } from './store.ts'
import { unpackTar } from './tar.ts'
import { unseal } from './unseal.ts'

export interface Recovering {
  store: Store
  key: string
  /** Undefined for the latest there is. */
  to: Date | undefined
  /** A folder like DATA_DIR, in which there is no PostgreSQL yet. */
  dataDir: string
  /** Of the machine that it is recovered on. */
  passwords: Record<Role | 'superuser', string>
  /** Files of the log that are not in the archive yet, in plain. */
  lateWal?: string[]
  signal?: AbortSignal | undefined
}

export interface Recovered {
  base: string
  segments: number
  /** Of the last transaction that is in it, in PostgreSQL's words; undefined when none came after the base. */
  lastTransaction: string | undefined
  /** The log ended before the moment: nothing is missing, because nothing came after. */
  endedBefore: boolean
}

export async function recover(wanted: Recovering): Promise<Recovered> {
  const { store, key, dataDir, signal } = wanted
  const place = databasePlace(dataDir)
  if (existsSync(join(place.cluster, 'PG_VERSION')))
    throw new OperatorError(`${place.cluster} is not empty.`)
  const wal = `${place.cluster}.wal`
  for (const folder of [place.cluster, wal]) makeFolder(folder, place)
  const plan = await planRecovery(store, { to: wanted.to, key, workDir: wal })
  try {
    await unpackBase(plan, wanted, place)
    await unsealLog(plan, wanted, { wal, place })
    signal?.throwIfAborted()
    let endedBefore = false
    let log = await replay(place, wal, wanted)
    if (/recovery ended before configured recovery target was reached/.test(log)) {
      endedBefore = true
      log = await replay(place, wal, { ...wanted, to: undefined })
    }
    if (!/archive recovery complete/.test(log))
      throw new OperatorError(
        `PostgreSQL did not recover:\n${log.split('\n').slice(-8).join('\n')}`,
      )
    await setPasswords(place, wanted.passwords)
    return {
      base: plan.base.name,
      segments: plan.wal.length,
      lastTransaction: lastTransactionIn(log),
      endedBefore,
    }
  } finally {
    await rm(wal, { recursive: true, force: true })
  }
}

function makeFolder(folder: string, { account }: Place): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (account) chownSync(folder, account.uid, account.gid)
}

async function unpackBase({ base }: RecoveryPlan, { store, key }: Recovering, place: Place) {
  const file = await store.download(base.name)
  try {
    await unpackTar(await openContainer(file, key), place.cluster, place.account)
  } finally {
    await store.forget(file)
  }
  const signalFile = join(place.cluster, 'recovery.signal')
  await writeFile(signalFile, '')
  if (place.account) chownSync(signalFile, place.account.uid, place.account.gid)
}

async function unsealLog(
  plan: RecoveryPlan,
  { store, key, lateWal = [], signal }: Recovering,
  { wal, place }: { wal: string; place: Place },
): Promise<void> {
  for (const file of plan.wal) {
    signal?.throwIfAborted()
    await unseal(store, file, { key, folder: wal, account: place.account })
  }
  const there = new Set(await readdir(wal))
  for (const file of lateWal) {
    const name = file.split(/[\\/]/).at(-1) ?? ''
    if (!isArchivable(name) || there.has(name)) continue
    const copy = join(wal, name)
    await copyFile(file, copy)
    if (place.account) chownSync(copy, place.account.uid, place.account.gid)
  }
}

/** Answers what PostgreSQL wrote into its log meanwhile; it has ended by then. */
async function replay(place: Place, wal: string, { to, signal }: Recovering): Promise<string> {
  const file = `${place.cluster}.recovery.log`
  const copy = process.platform === 'win32' ? 'copy' : 'cp'
  const settings = {
    listen_addresses: '127.0.0.1',
    port: await freePort(),
    unix_socket_directories: '',
    shared_buffers: '128MB',
    max_connections: 200,
    // Otherwise it would call itself ready while it still replays.
    hot_standby: 'off',
    restore_command: `${copy} "${join(wal, '%f')}" "%p"`,
    recovery_target_action: 'promote',
    log_timezone: 'UTC',
    timezone: 'UTC',
    ...(to ? { recovery_target_time: to.toISOString().replace('T', ' ').replace('Z', '+00') } : {}),
  }
  const child = spawnPostgres(place, settings, { file, flag: 'w' })
  try {
    await untilReady(child, place, signal)
    return readFileSync(file, 'utf8')
  } finally {
    await rm(file, { force: true })
  }
}

/** Watched through its own file: on a new machine nobody knows a password of it yet. */
async function untilReady(child: ChildProcess, place: Place, signal: AbortSignal | undefined) {
  const ended = new Promise((resolve) => {
    child.once('exit', resolve)
    child.once('error', resolve)
  })
  while (child.exitCode === null && child.signalCode === null && child.pid !== undefined) {
    if (signal?.aborted || statusOf(place) === 'ready') {
      child.kill('SIGINT') // "fast"
      break
    }
    await Promise.race([ended, sleep(50)])
  }
  await ended
  signal?.throwIfAborted()
}

function statusOf(place: Place): string | undefined {
  const file = join(place.cluster, 'postmaster.pid')
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n')[7]?.trim() : undefined
}

/** In single-user mode, in which nobody else can come in. */
async function setPasswords(place: Place, passwords: Recovering['passwords']): Promise<void> {
  const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`
  const statements = [
    `alter role postgres password ${quoted(passwords.superuser)}`,
    ...ROLES.map((role) => `alter role ${role} password ${quoted(passwords[role])}`),
  ]
  const child = spawn(
    join(place.programs, 'postgres'),
    ['--single', '-D', place.cluster, '-c', 'log_min_error_statement=panic', 'postgres'],
    { ...place.account, cwd: '/', stdio: ['pipe', 'ignore', 'pipe'] },
  )
  let said = ''
  child.stderr.on('data', (chunk) => {
    said += chunk
  })
  child.stdin.end(`${statements.join('\n')}\n`)
  const code = await new Promise((resolve) => child.once('close', resolve))
  if (code !== 0 || /ERROR|FATAL/.test(said))
    throw new OperatorError('The passwords of this machine could not be set in what was restored.')
}

function lastTransactionIn(log: string): string | undefined {
  return /last completed transaction was at log time (\S+ \S+)/.exec(log)?.[1]
}
