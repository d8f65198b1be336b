import type { LinkTarget } from '#domain/site/link.ts'
import type { Db } from '../../connect.ts'
import { attachmentFile } from '../attachment.ts'

/** Which of these lead to something that visitors can read today. */
export async function leadsSomewhere(db: Db, target: LinkTarget, now: Date): Promise<boolean> {
  switch (target.kind) {
    case 'topic':
      return exists(
        db
          .selectFrom('topic_out')
          .select('topic_id')
          .where('topic_id', '=', target.id)
          .where('published_at', '<=', now),
      )
    case 'category':
      return exists(
        db.selectFrom('category').select('category_id').where('category_id', '=', target.id),
      )
    case 'file':
      return (await attachmentFile(db, target.id, now)) !== undefined
    case 'media':
      return exists(db.selectFrom('media').select('media_id').where('media_id', '=', target.id))
    default:
      return target.kind !== 'unknown'
  }
}

async function exists(query: { executeTakeFirst(): Promise<unknown> }): Promise<boolean> {
  return (await query.executeTakeFirst()) !== undefined
}

/** Categories, and the news that may be linked to, newest first. */
export async function linkTargets(db: Db, now: Date, newest: number) {
  const [categories, topics] = await Promise.all([
    db.selectFrom('category').select(['category_id', 'name']).orderBy('seq').execute(),
    db
      .selectFrom('topic_out')
      .select(['topic_id', 'title'])
      .where('published_at', '<=', now)
      .orderBy('published_at', 'desc')
      .limit(newest)
      .execute(),
  ])
  return { categories, topics }
}
