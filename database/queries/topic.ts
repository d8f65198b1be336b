import { sql } from 'kysely'
import type { Db } from '../connect.ts'

/** The newest few of each category shown on the home page, pinned ones first. */
export async function homeTopics(db: Db, perCategory: number, now: Date) {
  return db
    .with('ranked', (with_) =>
      with_
        .selectFrom('topic')
        .innerJoin('category', 'category.category_id', 'topic.category_id')
        .leftJoin('media', 'media.media_id', 'topic.picture_id')
        .select([
          'topic.topic_id',
          'topic.title',
          'topic.body',
          'topic.published_at',
          'topic.pinned',
          'category.category_id',
          'category.name as category_name',
          'category.seq as category_seq',
          'media.media_id',
          'media.alt',
          'media.width',
          'media.height',
          sql<number>`row_number() over (
            partition by topic.category_id
            order by topic.pinned desc, topic.published_at desc, topic.topic_id desc)`.as('place'),
        ])
        .where('category.on_home', '=', true)
        .where('topic.published_at', '<=', now),
    )
    .selectFrom('ranked')
    .selectAll()
    .where('place', '<=', perCategory)
    .orderBy('category_seq')
    .orderBy('place')
    .execute()
}
