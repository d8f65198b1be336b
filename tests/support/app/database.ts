// A PostgreSQL of one run's own, with a migrated template that databases are copied from.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { migrate } from '#database/core/migrate.ts'
import { prepareDatabase } from '#database/core/roles.ts'
import { startCluster } from '#database/embedded/cluster.ts'
import { roomiestFolder } from '../roomiest-folder.ts'

export const PASSWORD = 'test'
const PASSWORDS = {
  app_migrate: PASSWORD,
  app_rw: PASSWORD,
  app_audit_ro: PASSWORD,
  app_backup: PASSWORD,
}
const TEMPLATE = 'template_coop'
const HAS_SOCKETS = process.platform !== 'win32'

/** How a database is copied: as files, which costs half of writing every page of it into the log first. */
export const AS_FILES = 'strategy file_copy'

export interface ThrowAway {
  port: number
  /** A fresh copy of the template. */
  copy(database: string): Promise<void>
  close(): Promise<void>
}

export async function startThrowAway(): Promise<ThrowAway> {
  const dataDir = mkdtempSync(join(roomiestFolder(), 'coop-test-'))
  const cluster = await startCluster({
    dataDir,
    superuserPassword: PASSWORD,
    durable: false,
    ...(HAS_SOCKETS ? { socketFolder: tmpdir() } : {}),
    onRestart: () => undefined,
  })
  const { port } = cluster
  await run(
    testUrl(port, 'postgres', 'postgres'),
    // A night of forty members needs no statistics of thirty thousand rows.
    'alter system set default_statistics_target = 10',
    // Thousands of connections are opened in a run, and nobody guesses these passwords.
    'alter system set scram_iterations = 1',
    'select pg_reload_conf()',
  )
  await prepareDatabase(testUrl(port, 'postgres', 'postgres'), PASSWORDS, TEMPLATE)
  await migrate(testUrl(port, 'app_migrate', TEMPLATE))
  await run(
    testUrl(port, 'app_migrate', TEMPLATE),
    // As a demo: whoever wants a second person for a night says so.
    `update setting set value = 'no' where name = 'import_two_people'`,
  )
  return {
    port,
    async copy(database) {
      await run(
        testUrl(port, 'postgres', 'postgres'),
        `drop database if exists ${database} with (force)`,
        `create database ${database} template ${TEMPLATE} owner app_migrate ${AS_FILES}`,
      )
    },
    async close() {
      await cluster.stop()
      rmSync(dataDir, { recursive: true, force: true })
      rmSync(nightFolders(port), { recursive: true, force: true })
    },
  }
}

async function run(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

/** Of the run's own PostgreSQL (startThrowAway), by its socket where there are any. */
export function testUrl(port: number, role: string, database: string): string {
  const host = HAS_SOCKETS ? encodeURIComponent(tmpdir()) : '127.0.0.1'
  return `postgres://${role}:${PASSWORD}@${host}:${port}/${database}`
}

/** Of one that listens on a port alone, or where what is tested is the line between the two. */
export function testUrlByPort(port: number, role: string, database: string): string {
  return `postgres://${role}:${PASSWORD}@127.0.0.1:${port}/${database}`
}

/** Where the files of a run's nights lie, until its PostgreSQL is closed. */
export function nightFolders(port: number): string {
  return join(tmpdir(), `coop-nights-${port}`)
}
