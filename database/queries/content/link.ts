import { sql } from 'kysely'
import type { Db } from '../../core/connect.ts'
import { containing } from '../sql/containing.ts'
import { documentIsOut } from './attachment.ts'

/** What visitors read under that number today. */
export async function titleOfTopic(db: Db, id: number, now: Date): Promise<string | undefined> {
  const topic = await db
    .selectFrom('topic_out')
    .select('title')
    .where('topic_id', '=', id)
    .where('published_at', '<=', now)
    .executeTakeFirst()
  return topic?.title
}

/** What may be linked to: categories, and the news and papers that visitors can open, newest first. */
export async function linkTargets(db: Db, words: readonly string[], now: Date, most: number) {
  const named = (column: string) =>
    sql<boolean>`${sql.join(
      [sql`true`, ...words.map((word) => sql`folded(${sql.ref(column)}) like ${containing(word)}`)],
      sql` and `,
    )}`
  const [categories, topics, documents] = await Promise.all([
    db
      .selectFrom('category')
      .select(['category_id', 'name'])
      .where(named('name'))
      .orderBy('seq')
      .execute(),
    db
      .selectFrom('topic_out')
      .select(['topic_id', 'title'])
      .where('published_at', '<=', now)
      .where(named('title'))
      .orderBy('published_at', 'desc')
      .limit(most)
      .execute(),
    db
      .selectFrom('document')
      .innerJoin('document_newest as file', 'file.document_id', 'document.document_id')
      .select(['file.file_id', 'document.name'])
      .where(named('document.name'))
      .where(documentIsOut(now))
      .orderBy('document.changed_at', 'desc')
      .limit(most)
      .execute(),
  ])
  return { categories, topics, documents }
}
