import { sql } from 'kysely'
import type { Db } from '../../core/connect.ts'
import type { DatabaseState } from '../../core/listener.ts'
import { isPoolExhausted } from '../../core/silence.ts'

/** Busy: no connection of the pool was free. */
export async function askState(db: Db): Promise<DatabaseState | 'busy'> {
  try {
    const { rows } = await sql<{ readOnly: boolean }>`
      select current_setting('transaction_read_only') = 'on' as "readOnly"`.execute(db)
    return rows[0]?.readOnly ? 'read-only' : 'ready'
  } catch (error) {
    return isPoolExhausted(error) ? 'busy' : 'away'
  }
}

interface DatabaseHealth {
  version: string
  bytes: number
  connections: number
  connectionsMax: number
  readOnly: boolean
  now: Date
}

export async function databaseHealth(db: Db): Promise<DatabaseHealth> {
  const { rows } = await sql<DatabaseHealth>`
    select current_setting('server_version') as version, pg_database_size(current_database()) as bytes,
           (select count(*)::int from pg_stat_activity where datname = current_database()) as connections,
           current_setting('max_connections')::int as "connectionsMax", clock_timestamp() as now,
           current_setting('transaction_read_only') = 'on' as "readOnly"`.execute(db)
  return rows[0] as DatabaseHealth
}

interface OutboxHealth {
  waiting: number
  oldest: Date | null
  gaveUp: number
}

export async function outboxHealth(db: Db, since: Date): Promise<OutboxHealth> {
  const { rows } = await sql<OutboxHealth>`
    select count(*) filter (where sent_at is null and gave_up_at is null)::int as waiting,
           min(created_at) filter (where sent_at is null and gave_up_at is null) as oldest,
           count(*) filter (where gave_up_at >= ${since})::int as "gaveUp"
    from outbox_message`.execute(db)
  return rows[0] as OutboxHealth
}

export function lastBackup(db: Db) {
  return db.selectFrom('backup').selectAll().orderBy('made_at', 'desc').limit(1).executeTakeFirst()
}

export function lastDrill(db: Db) {
  return db
    .selectFrom('restore_drill')
    .selectAll()
    .orderBy('drill_id', 'desc')
    .limit(1)
    .executeTakeFirst()
}
