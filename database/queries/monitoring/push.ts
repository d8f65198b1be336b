import { sql } from 'kysely'
import type { Db } from '../../core/connect.ts'

/** Told to every process once the transaction is committed, and to nobody if it is not. */
export async function notifyProcesses(db: Db, message: string): Promise<void> {
  await sql`select pg_notify('push', ${message})`.execute(db)
}

/** Every process that hears this writes down how many listen to it. */
export async function askForCounts(db: Db): Promise<void> {
  await sql`select pg_notify('push_count', '')`.execute(db)
}

export async function reportCount(
  db: Db,
  process: string,
  listening: number,
  now: Date,
): Promise<void> {
  await db
    .insertInto('push_count')
    .values({ process, listening, counted_at: now })
    .onConflict((on) => on.column('process').doUpdateSet({ listening, counted_at: now }))
    .execute()
  // Processes that are gone do not take themselves off the list.
  await db
    .deleteFrom('push_count')
    .where('counted_at', '<', new Date(now.getTime() - 60_000))
    .execute()
}

/** Of all processes that have answered since. */
export async function listeningSince(db: Db, since: Date): Promise<number> {
  const { listening } = await db
    .selectFrom('push_count')
    .select((on) => on.fn.coalesce(on.fn.sum<number>('listening'), sql<number>`0`).as('listening'))
    .where('counted_at', '>=', since)
    .executeTakeFirstOrThrow()
  return Number(listening)
}
