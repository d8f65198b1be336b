// Numbered, forward-only SQL files, each applied once in a transaction of its own.

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { ROLE_PREFIX, requireRolesOf, withRoleNames } from './roles.ts'
import { WITHOUT_TIMEOUT } from './silence.ts'

const FOLDER = join(import.meta.dirname, '..', 'migrations')
// Any constant will do, as long as every process of every version asks for the same lock.
const LOCK = 7_204_501

interface Migrating {
  /** What is not among these names is left for later: a backup is restored into the tables it was made of. */
  only?: ReadonlySet<string>
  rolePrefix?: string
}

/** Applies what is missing and answers the names. Several processes may call it at once. */
export async function migrate(
  url: string,
  { only, rolePrefix = ROLE_PREFIX }: Migrating = {},
): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, ...WITHOUT_TIMEOUT })
  client.on('error', () => undefined) // the query under way is told; without a listener the process would end
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await client.query(
      `create table if not exists schema_migration (
         name text primary key, sha256 text not null, applied_at timestamptz not null default now())`,
    )
    const { rows } = await client.query('select name, sha256 from schema_migration')
    const applied = new Map<string, string>(rows.map((row) => [row.name, row.sha256]))
    if (applied.size > 0) await requireRolesOf(client, rolePrefix)
    const news: string[] = []
    for (const { name, sql, sha256 } of migrations()) {
      const before = applied.get(name)
      if (before === sha256 || (only && !only.has(name))) continue
      // What ran elsewhere cannot be changed by editing it; a mend is a new file.
      if (before) throw new Error(`migration ${name} was changed after it had been applied`)
      await apply(client, name, withRoleNames(sql, rolePrefix), sha256)
      news.push(name)
    }
    return news
  } finally {
    await client.end() // also lets go of the lock
  }
}

async function apply(client: pg.Client, name: string, sql: string, sha256: string) {
  try {
    await client.query('begin')
    await client.query(sql)
    await client.query('insert into schema_migration (name, sha256) values ($1, $2)', [
      name,
      sha256,
    ])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`migration ${name} failed and changed nothing`, { cause: error })
  }
}

/** Every migration of this release, in order. */
export function migrations() {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const sql = readFileSync(join(FOLDER, name), 'utf8')
      return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') }
    })
}
