import { sql } from 'kysely'
import type { Db } from '../connect.ts'

/** The files of these topics, in order, without their bytes. */
export function attachmentsOf(db: Db, topicIds: number[]) {
  if (topicIds.length === 0) return Promise.resolve([])
  return db
    .selectFrom('attachment')
    .select(['attachment_id', 'topic_id', 'name', 'media_type'])
    .select(sql<number>`octet_length(bytes)`.as('size'))
    .where('topic_id', 'in', topicIds)
    .orderBy('topic_id')
    .orderBy('seq')
    .execute()
}

/** Only with a topic that is already out: a file must not be earlier than its news. */
export function attachmentFile(db: Db, attachmentId: string, now: Date) {
  return db
    .selectFrom('attachment')
    .innerJoin('topic', 'topic.topic_id', 'attachment.topic_id')
    .select(['attachment.name', 'attachment.media_type', 'attachment.bytes'])
    .where('attachment_id', '=', attachmentId)
    .where('topic.published_at', '<=', now)
    .executeTakeFirst()
}
