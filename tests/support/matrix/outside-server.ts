// A PostgreSQL that is not the site's own: any version whose programs are on this machine, on loopback, thrown away afterwards.

import { execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { freePort } from '#database/embedded/free-port.ts'
import { type Account, databasePlace } from '#database/embedded/place.ts'

const START_TRIES = 400

export interface OutsideServer {
  version: string
  port: number
  /** Of every role. */
  password: string
  /** For files that PostgreSQL and its pooler must read. */
  folder: string
  account: Account | undefined
  urlOf(role: string, database: string, port?: number): string
  query(database: string, ...statements: string[]): Promise<void>
  stop(): Promise<void>
}

/** Without programs of another version, those that come with the site. */
export async function startOutsideServer(programs?: string): Promise<OutsideServer> {
  const folder = mkdtempSync(join(tmpdir(), 'coop-matrix-'))
  const { account, programs: own } = databasePlace(folder)
  const from = programs ?? own
  const password = randomBytes(16).toString('hex')
  const [data, passwordFile] = [join(folder, 'data'), join(folder, 'password')]
  mkdirSync(data, { mode: 0o700 })
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (account) for (const file of [data, passwordFile]) chownSync(file, account.uid, account.gid)
  const options = { ...account, cwd: '/' }
  await promisify(execFile)(
    join(from, 'initdb'),
    `-D ${data} -U postgres --pwfile=${passwordFile} --auth=scram-sha-256 -E UTF8 --locale=C.UTF-8 --no-sync`.split(
      ' ',
    ),
    options,
  )
  const port = await freePort()
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: 'off',
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(join(from, 'postgres'), ['-D', data, ...flags], {
    ...options,
    stdio: 'ignore',
  })
  const urlOf = (role: string, database: string, at = port) =>
    `postgres://${role}:${password}@127.0.0.1:${at}/${database}`
  async function query(database: string, ...statements: string[]) {
    const client = new pg.Client({ connectionString: urlOf('postgres', database) })
    await client.connect()
    try {
      for (const statement of statements) await client.query(statement)
    } finally {
      await client.end()
    }
  }
  async function stop() {
    child.kill('SIGQUIT')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const { stdout } = await promisify(execFile)(join(from, 'postgres'), ['--version'], options)
    const version = /\d+(\.\d+)?/.exec(stdout)?.[0] ?? '?'
    await answering(() => query('postgres', 'select 1'))
    return { version, port, password, folder, account, urlOf, query, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Until it does. */
export async function answering(ask: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await ask()
    } catch (error) {
      if (tries === START_TRIES) throw error
      await sleep(50)
    }
  }
}
