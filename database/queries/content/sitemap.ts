import type { Db } from '../../core/connect.ts'

/** Every topic that may be read, newest first, with what a feed says of it. */
export function publishedTopics(db: Db, now: Date, limit: number) {
  return db
    .selectFrom('topic_out as topic')
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

/** What members ask and wish in public. */
export async function publishedFeedback(db: Db, now: Date, limit: number) {
  const [questions, demands] = await Promise.all([
    db
      .selectFrom('board_shown')
      .select(['message_id', 'written_at'])
      .where('question_id', 'is', null)
      .orderBy('message_id', 'desc')
      .limit(limit)
      .execute(),
    db
      .selectFrom('demand')
      .select(['demand_id', 'published_at'])
      .where('published_at', '<=', now)
      .orderBy('demand_id', 'desc')
      .limit(limit)
      .execute(),
  ])
  return { questions, demands }
}
