import { sql } from 'kysely'
import type { Db } from '../../core/connect.ts'
import { countOf } from '../sql/count-of.ts'
import { topicContains } from './topic-contains.ts'

// biome-ignore format: one row of a list
const CARD = ['topic.topic_id', 'topic.title', 'topic.body', 'topic.published_at', 'topic.pinned',
  'media.media_id', 'media.alt', 'media.width', 'media.height'] as const

const NEWEST = sql`topic.pinned desc, topic.published_at desc, topic.topic_id desc`

/** The newest few of each category shown on the home page, pinned ones first. */
export async function homeTopics(db: Db, perCategory: number, now: Date) {
  return db
    .with('ranked', (with_) =>
      with_
        .selectFrom('topic_out as topic')
        .innerJoin('category', 'category.category_id', 'topic.category_id')
        .leftJoin('media', 'media.media_id', 'topic.picture_id')
        .select(CARD)
        .select([
          'category.category_id',
          'category.name as category_name',
          'category.seq as category_seq',
          sql<number>`row_number() over (partition by topic.category_id order by ${NEWEST})`.as(
            'place',
          ),
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

export interface TopicPage {
  words: string[]
  now: Date
  limit: number
  offset: number
}

/** A page of a category, newest first, and how many there are in all. */
export async function topicsOfCategory(db: Db, categoryId: number, page: TopicPage) {
  const found = db
    .selectFrom('topic_out as topic')
    .leftJoin('media', 'media.media_id', 'topic.picture_id')
    .where('topic.published_at', '<=', page.now)
    .where('topic.category_id', '=', categoryId)
    .where((on) => on.and(page.words.map(topicContains)))
  const topics = await found
    .select(CARD)
    .orderBy(NEWEST)
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return { topics, total: await countOf(found) }
}

export function topicById(db: Db, topicId: number, now: Date) {
  return db
    .selectFrom('topic_out as topic')
    .innerJoin('category', 'category.category_id', 'topic.category_id')
    .leftJoin('media', 'media.media_id', 'topic.picture_id')
    .leftJoin('topic_views', 'topic_views.topic_id', 'topic.topic_id')
    .select(CARD)
    .select(['category.category_id', 'category.name as category_name', 'topic_views.views'])
    .where('topic.topic_id', '=', topicId)
    .where('topic.published_at', '<=', now)
    .executeTakeFirst()
}

/** The neighbours of a topic in its category, by the time they were published. */
export async function neighboursOf(
  db: Db,
  topic: { topic_id: number; category_id: number; published_at: Date },
  now: Date,
) {
  const beside = (than: '<' | '>', order: 'asc' | 'desc') =>
    db
      .selectFrom('topic_out as topic')
      .select(['topic_id', 'title'])
      .where('category_id', '=', topic.category_id)
      .where('published_at', '<=', now)
      .where((on) =>
        on(
          on.refTuple('published_at', 'topic_id'),
          than,
          on.tuple(topic.published_at, topic.topic_id),
        ),
      )
      .orderBy('published_at', order)
      .orderBy('topic_id', order)
      .limit(1)
      .executeTakeFirst()
  const [older, newer] = await Promise.all([beside('<', 'desc'), beside('>', 'asc')])
  return { older: older ?? null, newer: newer ?? null }
}
