import { sql } from 'kysely'
import type { Db } from '../../core/connect.ts'
import { containing } from '../sql/containing.ts'
import { countOf } from '../sql/count-of.ts'
import { inThaiOrder } from '../sql/thai-order.ts'

interface DocumentSearch {
  words: string[]
  limit: number
  offset: number
}

/** Every document with its newest file and in how many topics it is; what changed last comes first. */
export async function documents(db: Db, { words, limit, offset }: DocumentSearch) {
  const found = db
    .selectFrom('document')
    .innerJoin('document_newest as file', 'file.document_id', 'document.document_id')
    .leftJoin('staff', 'staff.login', 'document.changed_by')
    .where((on) =>
      on.and(words.map((word) => on(sql<string>`folded(document.name)`, 'like', containing(word)))),
    )
  const [rows, total] = await Promise.all([
    found
      .select(['document.document_id', 'document.name', 'document.is_open', 'document.changes'])
      .select(['file.file_id', 'file.version', 'file.media_type', 'file.size'])
      .select(['staff.name as changed_by', 'document.changed_at'])
      .select(
        sql<number>`(select count(*) from attachment
          where attachment.document_id = document.document_id)`.as('used'),
      )
      .orderBy('document.changed_at', 'desc')
      .orderBy(inThaiOrder('document.name'))
      .limit(limit)
      .offset(offset)
      .execute(),
    countOf(found),
  ])
  return { rows, total }
}

/** These documents in this order, each with its newest file; one that is not there is left out. */
export async function documentsNamed(db: Db, documentIds: string[]) {
  if (documentIds.length === 0) return []
  const found = await db
    .selectFrom('document')
    .innerJoin('document_newest as file', 'file.document_id', 'document.document_id')
    .select(['document.document_id', 'document.name', 'file.file_id', 'file.media_type'])
    .select('file.size')
    .where('document.document_id', 'in', documentIds)
    .execute()
  return documentIds.flatMap((id) => found.filter(({ document_id }) => document_id === id))
}

export async function lockDocument(trx: Db, documentId: string) {
  return trx
    .selectFrom('document')
    .select(['document_id', 'name', 'is_open', 'changes'])
    .where('document_id', '=', documentId)
    .forUpdate()
    .executeTakeFirst()
}

export function documentById(db: Db, documentId: string) {
  return db
    .selectFrom('document')
    .leftJoin('staff', 'staff.login', 'document.changed_by')
    .select(['document_id', 'document.name', 'is_open', 'document.changes', 'document.changed_at'])
    .select('staff.name as changed_by')
    .where('document_id', '=', documentId)
    .executeTakeFirst()
}

export function filesOfDocument(db: Db, documentId: string) {
  return db
    .selectFrom('document_file as file')
    .leftJoin('staff', 'staff.login', 'file.added_by')
    .select(['file_id', 'version', 'media_type', 'added_at', 'staff.name as added_by'])
    .select(sql<number>`octet_length(bytes)`.as('size'))
    .where('document_id', '=', documentId)
    .orderBy('version', 'desc')
    .execute()
}

export function fileOfDocument(db: Db, fileId: string) {
  return db
    .selectFrom('document_file as file')
    .innerJoin('document', 'document.document_id', 'file.document_id')
    .select(['file.document_id', 'document.name', 'file.media_type', 'file.bytes'])
    .where('file.file_id', '=', fileId)
    .executeTakeFirst()
}

interface DocumentUse {
  kind: 'topic' | 'slide' | 'report' | 'menu'
  id: number
  title: string
}

/** Where visitors or staff meet it: with a topic, or by its address in a text, a menu, a slide or a report. */
export async function usesOfDocument(db: Db, documentId: string) {
  const { rows } = await sql<DocumentUse>`
    with address as (
      select '%/file/' || file_id || '%' as link from document_file where document_id = ${documentId}
    )
    select distinct 'topic' as kind, topic.topic_id as id, text.title
    from topic join topic_text text on text.topic_id = topic.topic_id
      and text.version in (topic.version, coalesce(topic.live_version, topic.version))
    where ${documentId} = any(text.documents) or exists (select from address where text.body like link)
    union all
    select 'slide', slide_id, title from slide where exists (select from address where url like link)
    union all
    select 'report', seq, title from report where exists (select from address where url like link)
    union all
    select 'menu', seq, manu_name from menu_item where exists (select from address where url like link)
    union all
    select 'menu', manu_id, description from sub_menu_item where exists (select from address where url like link)
    order by kind, id`.execute(db)
  return rows
}

interface By {
  login: string
  at: Date
}

interface NewFile {
  media_type: string
  bytes: Buffer
}

export async function addDocument(
  trx: Db,
  { name, isOpen, file, by }: { name: string; isOpen: boolean; file: NewFile; by: By },
): Promise<string> {
  const { document_id } = await trx
    .insertInto('document')
    .values({ name, is_open: isOpen, changed_by: by.login, changed_at: by.at })
    .returning('document_id')
    .executeTakeFirstOrThrow()
  await addFile(trx, document_id, file, by)
  return document_id
}

/** On top of those before it; the document must be locked. */
export async function addFile(trx: Db, documentId: string, file: NewFile, by: By): Promise<number> {
  const { last } = await trx
    .selectFrom('document_file')
    .select((on) => on.fn.max('version').as('last'))
    .where('document_id', '=', documentId)
    .executeTakeFirstOrThrow()
  const version = (last ?? 0) + 1
  await trx
    .insertInto('document_file')
    .values({ ...file, document_id: documentId, version, added_by: by.login, added_at: by.at })
    .execute()
  return version
}

export async function changeDocument(
  trx: Db,
  documentId: string,
  { name, isOpen, by }: { name: string; isOpen: boolean; by: By },
): Promise<void> {
  await trx
    .updateTable('document')
    .set((on) => ({
      name,
      is_open: isOpen,
      changes: on('changes', '+', 1),
      changed_by: by.login,
      changed_at: by.at,
    }))
    .where('document_id', '=', documentId)
    .execute()
}

export async function removeDocument(trx: Db, documentId: string): Promise<void> {
  await trx.deleteFrom('document').where('document_id', '=', documentId).execute()
}
