import type { Day } from '#domain/calendar/day.ts'
import type { Db } from '../../core/connect.ts'
import type { Tables } from '../../tables.generated.ts'

/** The cooperative's letter of this month, or else the newest before it, which the next one begins with. */
export function noticeOf(db: Db, period: Day) {
  return db
    .selectFrom('collection_notice')
    .selectAll()
    .where('period', '<=', period)
    .orderBy('period', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function saveNotice(db: Db, notice: Tables['collection_notice']): Promise<void> {
  await db
    .insertInto('collection_notice')
    .values(notice)
    .onConflict((on) => on.column('period').doUpdateSet(notice))
    .execute()
}
