// Numbered, forward-only SQL files, each applied once in a transaction of its own. What serves meanwhile is not held up: a
// migration that does not get its locks soon lets go of all of them and tries again later.

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { ROLE_PREFIX, requireRolesOf, withRoleNames } from './roles.ts'
import {
  appliedMigrations,
  type Migration,
  missing,
  requireComplete,
  requireKnown,
  runsFrom,
  WrongSchema,
} from './schema-range.ts'
import { WITHOUT_TIMEOUT } from './silence.ts'

const FOLDER = join(import.meta.dirname, '..', 'migrations')
// Any constant will do, as long as every process of every version asks for the same lock.
const LOCK = 7_204_501

// Altered only where it must be: a backup under way reads it too.
const BOOKKEEPING = `
  create table if not exists schema_migration (
    name text primary key, sha256 text not null, applied_at timestamptz not null default now(), runs_from integer);
  do $$ begin
    if not exists (select from pg_attribute
                   where attrelid = 'schema_migration'::regclass and attname = 'runs_from') then
      alter table schema_migration add column runs_from integer;
    end if;
  end $$`

const LOCK_WAITS: LockWaits = {
  // Behind a migration that waits, everybody else waits for the same table: less than a request may wait for a lock.
  lockMs: 1_000,
  retryMs: [500, 1_000, 2_000, 4_000, 8_000, 16_000],
  othersMs: 120_000,
}

interface LockWaits {
  /** How long a migration waits for a lock. */
  lockMs: number
  /** How long it then rests before it tries again. */
  retryMs: number[]
  /** How long another process may be migrating. */
  othersMs: number
}

interface Migrating {
  /** What is not among these names is left for later: a backup is restored into the tables it was made of. */
  only?: ReadonlySet<string>
  rolePrefix?: string
  /** This one's, unless a test is about another. */
  release?: Migration[]
  lockWaits?: LockWaits
}

/** Applies what is missing and answers the names. Several processes may call it at once. */
export function migrate(
  url: string,
  {
    only,
    rolePrefix = ROLE_PREFIX,
    release = migrations(),
    lockWaits = LOCK_WAITS,
  }: Migrating = {},
): Promise<string[]> {
  const wanted = release.filter(({ name }) => !only || only.has(name))
  return withClient(url, async (client) => {
    if (missing(await known(client, release, rolePrefix), wanted).length === 0) return []
    await lock(client, lockWaits.othersMs)
    await client.query(`set lock_timeout = ${lockWaits.lockMs}`)
    await client.query(BOOKKEEPING)
    const news = missing(await known(client, release, rolePrefix), wanted)
    for (const migration of news)
      await applyWithRetries(
        client,
        { ...migration, sql: withRoleNames(migration.sql, rolePrefix) },
        lockWaits.retryMs,
      )
    return news.map(({ name }) => name)
  })
}

/** For hosts that leave migrations to `npm run migrate`: refuses a schema that this release cannot run with. */
export function requireMigrated(
  url: string,
  { rolePrefix = ROLE_PREFIX, release = migrations() }: Omit<Migrating, 'only'> = {},
): Promise<void> {
  return withClient(url, async (client) =>
    requireComplete(await known(client, release, rolePrefix), release),
  )
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, ...WITHOUT_TIMEOUT })
  client.on('error', () => undefined) // the query under way is told; without a listener the process would end
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end() // also lets go of the lock
  }
}

async function known(client: pg.Client, release: Migration[], rolePrefix: string) {
  const applied = await appliedMigrations(client)
  requireKnown(applied, release)
  if (applied.length > 0) await requireRolesOf(client, rolePrefix)
  return applied
}

const LOCK_NOT_AVAILABLE = '55P03'
const DEADLOCK = '40P01'

async function lock(client: pg.Client, othersMs: number): Promise<void> {
  await client.query(`set lock_timeout = ${othersMs}`)
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
  } catch (error) {
    if ((error as pg.DatabaseError).code !== LOCK_NOT_AVAILABLE) throw error
    const { rows } = await client.query(
      `select pid from pg_locks where locktype = 'advisory' and objid = $1 and granted
         and database = (select oid from pg_database where datname = current_database())`,
      [LOCK],
    )
    throw new WrongSchema(
      `Another machine or command has been migrating this database for more than ${othersMs / 1000} s ` +
        `(process ${rows[0]?.pid ?? '?'} of PostgreSQL). Wait until it has ended, and start again. Nothing was changed.`,
    )
  }
}

async function applyWithRetries(client: pg.Client, migration: Migration, retryMs: number[]) {
  for (const restMs of retryMs) {
    try {
      return await apply(client, migration)
    } catch (error) {
      if (!isLockMissing(error)) throw failed(migration, error)
    }
    await sleep(restMs)
  }
  try {
    await apply(client, migration)
  } catch (error) {
    if (!isLockMissing(error)) throw failed(migration, error)
    throw new WrongSchema(
      `Migration ${migration.name} did not get its lock in ${retryMs.length + 1} attempts: ${await lockHolders(client)}. ` +
        'See to it that it ends (a backup, an import, a forgotten terminal), and start again. Migrations before it were applied.',
    )
  }
}

function isLockMissing(error: unknown): boolean {
  const { code = '' } = error as Partial<pg.DatabaseError>
  return code === LOCK_NOT_AVAILABLE || code === DEADLOCK
}

function failed({ name }: Migration, cause: unknown): Error {
  return new Error(`migration ${name} failed and changed nothing`, { cause })
}

/** Seen by every role, unlike what the processes do. */
async function lockHolders(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ pid: number }>(`
    select distinct pid from pg_locks join pg_class on pg_class.oid = relation
    where granted and relkind in ('r', 'p') and relnamespace in (select oid from pg_namespace where nspname in ('public', 'night'))
      and database = (select oid from pg_database where datname = current_database()) and pid <> pg_backend_pid()
    limit 5`)
  if (rows.length === 0) return 'somebody else held it'
  return `tables are in use by process ${rows.map(({ pid }) => pid).join(', ')} of PostgreSQL`
}

async function apply(client: pg.Client, { name, sql, sha256 }: Migration): Promise<void> {
  try {
    await client.query('begin')
    await client.query(sql)
    await client.query(
      'insert into schema_migration (name, sha256, runs_from) values ($1, $2, $3)',
      [name, sha256, runsFrom(sql)],
    )
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

/** Every migration of this release, in order. */
export function migrations(): Migration[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const sql = readFileSync(join(FOLDER, name), 'utf8')
      return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') }
    })
}
