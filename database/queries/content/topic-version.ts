import { sql } from 'kysely'
import type { TopicState } from '#domain/content/topic-state.ts'
import type { Db } from '../../core/connect.ts'
import type { Tables } from '../../tables.generated.ts'

export type TopicText = Pick<
  Tables['topic_version'],
  'category_id' | 'title' | 'body' | 'picture_id' | 'pinned' | 'gallery' | 'documents'
>

interface By {
  login: string
  at: Date
}

/** A topic nobody but staff can see. */
export async function addDraft(trx: Db, text: TopicText, { login, at }: By): Promise<number> {
  const { gallery, documents, ...shown } = text
  const { topic_id } = await trx
    .insertInto('topic')
    .values({
      ...shown,
      published_at: null,
      state: 'draft',
      version: 1,
      live_version: null,
      changes: 1,
      changed_by: login,
      changed_at: at,
    })
    .returning('topic_id')
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('topic_version')
    .values({ ...text, topic_id, version: 1, saved_by: login, saved_at: at, restored_from: null })
    .execute()
  return topic_id
}

/** The row of a topic, so that nobody else changes it before we are done. */
export function lockTopic(trx: Db, topicId: number) {
  return trx
    .selectFrom('topic')
    .select(['topic_id', 'state', 'published_at', 'version', 'live_version', 'changes'])
    .where('topic_id', '=', topicId)
    .forUpdate()
    .executeTakeFirst()
}

/** Puts a new text on top. The first time, what the site came with is kept below it. */
export async function addVersion(
  trx: Db,
  topicId: number,
  { text, version, by, restoredFrom }: NewVersion,
): Promise<void> {
  if (version === 1) {
    await sql`insert into topic_version select * from topic_text
      where topic_id = ${topicId} and version = 0`.execute(trx)
  }
  await trx
    .insertInto('topic_version')
    .values({
      ...text,
      topic_id: topicId,
      version,
      saved_by: by.login,
      saved_at: by.at,
      restored_from: restoredFrom,
    })
    .execute()
  await trx.updateTable('topic').set({ version }).where('topic_id', '=', topicId).execute()
}

interface NewVersion {
  text: TopicText
  version: number
  by: By
  restoredFrom: number | null
}

/** Says that something was done to a topic, and by whom. */
export async function touchTopic(trx: Db, topicId: number, { login, at }: By): Promise<void> {
  await trx
    .updateTable('topic')
    .set((on) => ({ changes: on('changes', '+', 1), changed_by: login, changed_at: at }))
    .where('topic_id', '=', topicId)
    .execute()
}

export async function setTopicState(trx: Db, topicId: number, state: TopicState): Promise<void> {
  await trx.updateTable('topic').set({ state }).where('topic_id', '=', topicId).execute()
}

/** The newest text becomes the one visitors read, from `publishedAt` on. */
export async function publishTopic(trx: Db, topicId: number, publishedAt: Date): Promise<void> {
  await sql`update topic set state = 'published', published_at = ${publishedAt}, live_version = text.version,
      category_id = text.category_id, title = text.title, body = text.body, picture_id = text.picture_id,
      pinned = text.pinned
    from topic_text text
    where topic.topic_id = ${topicId} and text.topic_id = topic.topic_id and text.version = topic.version`.execute(
    trx,
  )
  const { gallery, documents } = await trx
    .selectFrom('topic')
    .innerJoin('topic_text as text', (on) =>
      on.onRef('text.topic_id', '=', 'topic.topic_id').onRef('text.version', '=', 'topic.version'),
    )
    .select(['text.gallery', 'text.documents'])
    .where('topic.topic_id', '=', topicId)
    .executeTakeFirstOrThrow()
  await trx.deleteFrom('topic_picture').where('topic_id', '=', topicId).execute()
  await trx.deleteFrom('attachment').where('topic_id', '=', topicId).execute()
  const place = { topic_id: topicId }
  if (gallery.length > 0) {
    const rows = gallery.map((picture_id, at) => ({ ...place, seq: at + 1, picture_id }))
    await trx.insertInto('topic_picture').values(rows).execute()
  }
  if (documents.length > 0) {
    const rows = documents.map((document_id, at) => ({ ...place, seq: at + 1, document_id }))
    await trx.insertInto('attachment').values(rows).execute()
  }
}
