// What was backed up and whether it was proved, written down where the back office reads it. As the owner: the
// server's role only reads these tables.

import { newClient } from '../import/client.ts'
import type { Tables } from '../tables.generated.ts'

const LOCK = 7_204_504

export async function noteBackup(databaseUrl: string, made: Tables['backup']): Promise<void> {
  await within(databaseUrl, (query) =>
    query(
      `insert into backup (file, made_at, bytes, sha256, rows, sealed, took_ms)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [made.file, made.made_at, made.bytes, made.sha256, made.rows, made.sealed, made.took_ms],
    ),
  )
}

export async function noteDrill(
  databaseUrl: string,
  drill: Omit<Tables['restore_drill'], 'drill_id'>,
): Promise<void> {
  await within(databaseUrl, (query) =>
    query(
      'insert into restore_drill (file, at, proved, says, took_ms) values ($1, $2, $3, $4, $5)',
      [drill.file, drill.at, drill.proved, drill.says.slice(0, 1_000), drill.took_ms],
    ),
  )
}

/** One at a time; answers false when another is at work. */
export async function aloneWithBackups(
  databaseUrl: string,
  work: () => Promise<void>,
): Promise<boolean> {
  const client = newClient(databaseUrl)
  await client.connect()
  try {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as held', [LOCK])
    if (rows[0]?.held) await work()
    return rows[0]?.held ?? false
  } finally {
    await client.end()
  }
}

type Query = (sql: string, values: unknown[]) => Promise<unknown>

async function within(databaseUrl: string, work: (query: Query) => Promise<unknown>) {
  const client = newClient(databaseUrl)
  await client.connect()
  try {
    await work((sql, values) => client.query(sql, values))
  } finally {
    await client.end()
  }
}
