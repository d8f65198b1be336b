import { sql } from 'kysely'
import { PAGES, targetOf } from '#domain/site/link.ts'
import type { Db } from '../../core/connect.ts'
import { containing } from '../sql/containing.ts'
import { attachmentFile, documentIsOut } from './attachment.ts'

/** What visitors find behind an address of ours today; undefined where they find nothing. */
export async function nameBehind(db: Db, url: string, now: Date): Promise<string | undefined> {
  const target = targetOf(url)
  switch (target.kind) {
    case 'topic': {
      const topic = await db
        .selectFrom('topic_out')
        .select('title')
        .where('topic_id', '=', target.id)
        .where('published_at', '<=', now)
        .executeTakeFirst()
      return topic?.title
    }
    case 'category': {
      const category = await db
        .selectFrom('category')
        .select('name')
        .where('category_id', '=', target.id)
        .executeTakeFirst()
      return category && `หมวด ${category.name}`
    }
    case 'file':
      return (await attachmentFile(db, target.id, now))?.name
    case 'media': {
      const found = await db
        .selectFrom('media')
        .select('media_id')
        .where('media_id', '=', target.id)
        .executeTakeFirst()
      return found && 'รูปภาพ'
    }
    case 'page':
      return PAGES.find((page) => page.url === url.replace(/[?#].*$/, ''))?.name ?? 'หน้าในเว็บไซต์'
    default:
      return target.kind === 'outside' ? 'เว็บไซต์อื่น' : undefined
  }
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
