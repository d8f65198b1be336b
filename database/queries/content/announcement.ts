import type { Insertable } from 'kysely'
import type { Db } from '../../core/connect.ts'
import type { Tables } from '../../tables.generated.ts'

export async function addAnnouncement(
  trx: Db,
  announcement: Insertable<Tables['announcement']>,
): Promise<number> {
  const { announcement_id } = await trx
    .insertInto('announcement')
    .values(announcement)
    .returning('announcement_id')
    .executeTakeFirstOrThrow()
  return announcement_id
}

/** The latest first. */
export function latestAnnouncements(db: Db, most: number) {
  return db
    .selectFrom('announcement')
    .leftJoin('staff', 'staff.login', 'announcement.sent_by')
    .leftJoin('topic', 'topic.topic_id', 'announcement.topic_id')
    .select(['announcement_id', 'announcement.title', 'announcement.body', 'announcement.topic_id'])
    .select(['announcement.sent_at', 'announcement.listening'])
    .select(['staff.name as officer', 'announcement.sent_by', 'topic.title as topic_title'])
    .orderBy('announcement.sent_at', 'desc')
    .limit(most)
    .execute()
}
