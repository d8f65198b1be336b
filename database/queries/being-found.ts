import type { Db } from '../connect.ts'

/** Every topic that may be read, newest first, with what a feed says of it. */
export function publishedTopics(db: Db, now: Date, limit: number) {
  return db
    .selectFrom('topic')
    .innerJoin('category', 'category.category_id', 'topic.category_id')
    .select(['topic_id', 'title', 'body', 'published_at', 'category.name as category_name'])
    .where('published_at', '<=', now)
    .orderBy('published_at', 'desc')
    .orderBy('topic_id', 'desc')
    .limit(limit)
    .execute()
}

export function allCategories(db: Db) {
  return db.selectFrom('category').select('category_id').orderBy('category_id').execute()
}
