import { sql } from 'kysely'
import type { Day } from '#domain/calendar/day.ts'
import type { Db } from '../../core/connect.ts'

/** Adds to what other processes counted of the same day. */
export async function addTraffic(
  db: Db,
  day: Day,
  views: ReadonlyMap<string, number>,
): Promise<void> {
  if (views.size === 0) return
  await db
    .insertInto('traffic_day')
    .values([...views].map(([page_group, count]) => ({ day, page_group, views: count })))
    .onConflict((on) =>
      on
        .columns(['day', 'page_group'])
        .doUpdateSet({ views: sql`traffic_day.views + excluded.views` }),
    )
    .execute()
}

export function trafficSince(db: Db, day: Day) {
  return db
    .selectFrom('traffic_day')
    .select(['day', 'page_group', 'views'])
    .where('day', '>=', day)
    .orderBy('day')
    .execute()
}
