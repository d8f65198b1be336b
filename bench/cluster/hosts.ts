// The site on the cluster: two web hosts, the members who are signed in, and the night that is published.

import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { connect } from '#database/core/connect.ts'
import { writeSet } from '#demo/core-system/write-set.ts'
import { demoPlan } from '#scripts/demo/night.ts'
import { agree, numbersOf, tokensOf } from '../overload/signed-in.ts'
import { end } from '../process/child.ts'
import { atEnd } from '../process/ending.ts'
import { mountDisk, PASSWORD, PORTS, statusOf, until, urlOf } from './parts.ts'

export const SITE = `http://127.0.0.1:${PORTS.nginx}`

const ROOT = join(import.meta.dirname, '..', '..')
const KEYS = ['sealing.key', 'secrets.json']
const MEMBERS = 100
const DAY_MS = 86_400_000
const COMMAND_MS = 120_000
/** Of each web host, so that one can be filled. */
const DISK = '32m'

export async function prepareDatabase(folder: string): Promise<void> {
  // HAProxy takes every server for the primary until it has asked it.
  await sleep(5_000)
  const login = `login password '${PASSWORD}'`
  const url = urlOf('postgres', PORTS.haproxy, 'postgres')
  await query(
    url,
    `create role app_migrate ${login}; create role app_rw ${login}; create role app_audit_ro; create role app_backup`,
  )
  await query(url, 'create database coop owner app_migrate')
  await run(folder, ['scripts/database/migrate.ts'])
}

/** Of members who have agreed to the terms. */
export async function signInMembers(): Promise<string[]> {
  const { db, close } = connect(urlOf('app_rw', PORTS.haproxy), 2)
  try {
    const numbers = numbersOf(MEMBERS)
    await agree(db, numbers)
    return await tokensOf(db, numbers)
  } finally {
    await close()
  }
}

/** The demo's next night; answers its day. */
export async function publishNight(folder: string): Promise<string> {
  const files = join(folder, 'night')
  const plan = demoPlan(new Date(Date.now() + DAY_MS))
  mkdirSync(files, { recursive: true })
  await writeSet(plan, files, 'utf-8')
  const accepted = ['--accept', '--reason', 'cluster drill']
  await run(folder, ['scripts/database/import.ts', files, ...accepted])
  const [published] = await query(
    urlOf('app_migrate', PORTS.haproxy),
    'select as_of::text from publication',
  )
  if (published?.as_of !== plan.asOf) throw new Error(`the night of ${plan.asOf} is not published`)
  return plan.asOf
}

export async function query(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    query_timeout: 20_000,
  })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

function settingsOf(dataDir: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    DATA_DIR: dataDir,
    DATABASE_URL: urlOf('app_rw', PORTS.pgbouncer),
    DATABASE_DIRECT_URL: urlOf('app_rw', PORTS.haproxy),
    DATABASE_MIGRATE_URL: urlOf('app_migrate', PORTS.haproxy),
    DATABASE_REPLICA_URL: PORTS.postgres.map((port) => urlOf('app_rw', port)).join(','),
    MIGRATE_AT_START: 'no',
    PUBLIC_URL: SITE,
    TRUSTED_PROXIES: '127.0.0.1',
    PRINTER_WARM_UP: 'no',
    BACKUP_AT: 'never',
  }
}

async function run(folder: string, args: string[]): Promise<void> {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: settingsOf(folder),
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: COMMAND_MS,
  })
  atEnd(() => end(child))
  await new Promise<void>((resolve, reject) =>
    child.once('exit', (code, signal) =>
      code === 0 ? resolve() : reject(new Error(`${args[0]} ended with ${code ?? signal}`)),
    ),
  )
}

export function diskOf(folder: string, number: number): string {
  return join(folder, `web${number}`)
}

/** A small disk of its own for each web host, which goes when the host has gone. */
export function mountDisks(folder: string): void {
  for (const number of PORTS.web.keys()) {
    const disk = diskOf(folder, number)
    mkdirSync(disk)
    mountDisk(disk, DISK)
    atEnd(() => process.env.KEEP_LOGS && cpSync(join(disk, 'site.log'), `${disk}.log`))
  }
}

export async function startHost(folder: string, number: number): Promise<ChildProcess> {
  const dataDir = diskOf(folder, number)
  if (number > 0) for (const key of KEYS) cpSync(join(folder, key), join(dataDir, key))
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: ROOT,
    env: {
      ...settingsOf(dataDir),
      PORT: String(PORTS.web[number]),
      METRICS_ADDRESS: `127.0.0.1:${PORTS.metrics[number]}`,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  atEnd(() => end(child))
  const isReady = async () => (await statusOf(PORTS.web[number] ?? 0, 'writez')) === 200
  await until('a web host', isReady, 180_000)
  if (number === 0) for (const key of KEYS) cpSync(join(dataDir, key), join(folder, key))
  return child
}

/** Who has answered questions of the night to both hosts since they started. */
export async function nightReads(): Promise<Map<string, number>> {
  const reads = new Map<string, number>()
  for (const port of PORTS.metrics) {
    const signal = AbortSignal.timeout(5_000)
    const text = await fetch(`http://127.0.0.1:${port}/metrics`, { signal }).then((it) => it.text())
    for (const [, source = '', count] of text.matchAll(
      /^coop_night_reads_total\{source="([^"]+)"[^}]*\} (\d+)/gm,
    ))
      reads.set(source, (reads.get(source) ?? 0) + Number(count))
  }
  return reads
}
