import { sql } from 'kysely'
import type { Db } from '../../core/connect.ts'

/** The newest files of these topics, in order, without their bytes. */
export function attachmentsOf(db: Db, topicIds: number[]) {
  if (topicIds.length === 0) return Promise.resolve([])
  return db
    .selectFrom('attachment')
    .innerJoin('document', 'document.document_id', 'attachment.document_id')
    .innerJoin('document_newest as file', 'file.document_id', 'attachment.document_id')
    .select([
      'attachment.topic_id',
      'document.name',
      'file.file_id',
      'file.media_type',
      'file.size',
    ])
    .where('attachment.topic_id', 'in', topicIds)
    .orderBy('attachment.topic_id')
    .orderBy('attachment.seq')
    .execute()
}

/** Whether a document is open or with a topic that is out: a file must not be earlier than its news. */
export function documentIsOut(now: Date) {
  return sql<boolean>`(document.is_open or exists (
    select from attachment join topic_out as topic on topic.topic_id = attachment.topic_id
    where attachment.document_id = document.document_id and topic.published_at <= ${now}))`
}

/** A file to take away, if its document is out. Of an older one only where its document's newest is. */
export async function attachmentFile(db: Db, fileId: string, now: Date) {
  const file = await db
    .selectFrom('document_file as file')
    .innerJoin('document', 'document.document_id', 'file.document_id')
    .innerJoin('document_newest as newest', 'newest.document_id', 'file.document_id')
    .select(['document.name', 'file.file_id', 'file.media_type', 'newest.file_id as newest_id'])
    .where('file.file_id', '=', fileId)
    .where(documentIsOut(now))
    .executeTakeFirst()
  if (!file) return undefined
  const { newest_id: newestId, ...rest } = file
  return { ...rest, newestId }
}

export async function bytesOfFile(db: Db, fileId: string): Promise<Buffer> {
  const { bytes } = await db
    .selectFrom('document_file')
    .select('bytes')
    .where('file_id', '=', fileId)
    .executeTakeFirstOrThrow()
  return bytes
}

export interface AttachedFile {
  topic_id: number
  seq: number
  name: string
  media_type: string
  bytes: Buffer
}

/** Files that come with content: each a document of its own, and its first version. */
export async function attachFiles(trx: Db, files: AttachedFile[]): Promise<string[]> {
  const ids: string[] = []
  for (const { topic_id, seq, name, media_type, bytes } of files) {
    const { document_id } = await trx
      .insertInto('document')
      .values({ name })
      .returning('document_id')
      .executeTakeFirstOrThrow()
    const { file_id } = await trx
      .insertInto('document_file')
      .values({ document_id, version: 1, media_type, bytes, added_by: null })
      .returning('file_id')
      .executeTakeFirstOrThrow()
    await trx.insertInto('attachment').values({ topic_id, seq, document_id }).execute()
    ids.push(file_id)
  }
  return ids
}
