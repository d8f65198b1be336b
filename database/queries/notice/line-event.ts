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
