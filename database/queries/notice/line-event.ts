import { sql } from 'kysely'
import type { Db } from '../../core/connect.ts'

/** False where it has come before. */
export async function takeLineEvent(db: Db, eventId: string): Promise<boolean> {
  const taken = await db
    .insertInto('line_event')
    .values({ event_id: eventId })
    .onConflict((on) => on.doNothing())
    .returning('event_id')
    .executeTakeFirst()
  return taken !== undefined
}

/** Events that are older than a week are not taken at all (server/notices/line/webhook.ts). */
export async function forgetOldLineRows(db: Db): Promise<void> {
  await db
    .deleteFrom('line_event')
    .where('came_at', '<', sql<Date>`now() - interval '30 days'`)
    .execute()
  await db.deleteFrom('line_pairing').where('expires_at', '<', sql<Date>`now()`).execute()
}
