// Topics as those who write them see them: every state, every text.

import { sql } from 'kysely'
import type { TopicStanding } from '#domain/content/topic-state.ts'
import type { Db } from '../../core/connect.ts'
import { containing } from '../sql/containing.ts'

interface TopicSearch {
  standing: TopicStanding | undefined
  categoryId: number | undefined
  words: string[]
  now: Date
  limit: number
  offset: number
}

/** What was touched last comes first; and how many there are in each standing, whichever is asked for. */
export async function staffTopics(db: Db, search: TopicSearch) {
  const { standing, categoryId, words, now, limit, offset } = search
  const standingNow = sql<TopicStanding>`case when topic.state = 'published' and topic.published_at > ${now}
    then 'scheduled' else topic.state end`
  // The newest title, and what visitors may have read.
  const title = sql<string>`coalesce(draft.title, topic.title)`
  const found = db
    .selectFrom('topic')
    .leftJoin('topic_version as draft', (on) =>
      on
        .onRef('draft.topic_id', '=', 'topic.topic_id')
        .onRef('draft.version', '=', 'topic.version'),
    )
    .innerJoin('category', (on) =>
      on.on(sql<boolean>`category.category_id = coalesce(draft.category_id, topic.category_id)`),
    )
    .leftJoin('staff', 'staff.login', 'topic.changed_by')
    .$if(categoryId !== undefined, (some) =>
      some.where('category.category_id', '=', categoryId as number),
    )
    .where((on) =>
      on.and(
        words.map((word) =>
          on.or([
            on('topic.search_text', 'like', containing(word)),
            on(sql<string>`folded(${title})`, 'like', containing(word)),
          ]),
        ),
      ),
    )
  const [topics, counts] = await Promise.all([
    found
      .$if(standing !== undefined, (some) => some.where(standingNow, '=', standing as never))
      .select([
        'topic.topic_id',
        title.as('title'),
        standingNow.as('standing'),
        'category.name as category_name',
        'topic.published_at',
        'topic.pinned',
        'topic.changed_at',
        'staff.name as changed_by',
        sql<boolean>`topic.live_version is not null and topic.version <> topic.live_version`.as(
          'is_ahead',
        ),
      ])
      .orderBy(sql`coalesce(topic.changed_at, topic.published_at) desc, topic.topic_id desc`)
      .limit(limit)
      .offset(offset)
      .execute(),
    found
      .select((on) => [standingNow.as('standing'), on.fn.countAll<number>().as('count')])
      .groupBy('standing')
      .execute(),
  ])
  return { topics, counts }
}

// biome-ignore format: one row of the table
const TEXT = ['text.version', 'text.category_id', 'text.title', 'text.body', 'text.picture_id', 'text.pinned',
  'text.gallery', 'text.documents', 'text.saved_by', 'text.saved_at', 'text.restored_from'] as const

/** A topic with its newest text, and who did the last thing to it. */
export function staffTopic(db: Db, topicId: number) {
  return db
    .selectFrom('topic')
    .innerJoin('topic_text as text', (on) =>
      on.onRef('text.topic_id', '=', 'topic.topic_id').onRef('text.version', '=', 'topic.version'),
    )
    .leftJoin('staff', 'staff.login', 'topic.changed_by')
    .select(['topic.topic_id', 'topic.state', 'topic.published_at', 'topic.live_version'])
    .select(['topic.changes', 'topic.changed_at', 'staff.name as changed_by'])
    .select(TEXT)
    .where('topic.topic_id', '=', topicId)
    .executeTakeFirst()
}

export function topicVersions(db: Db, topicId: number) {
  return db
    .selectFrom('topic_text as text')
    .leftJoin('staff', 'staff.login', 'text.saved_by')
    .select(['text.version', 'text.title', 'text.restored_from', 'text.saved_at as changed_at'])
    .select('staff.name as changed_by')
    .where('text.topic_id', '=', topicId)
    .orderBy('text.version', 'desc')
    .execute()
}

export function topicText(db: Db, topicId: number, version: number) {
  return db
    .selectFrom('topic_text as text')
    .select(TEXT)
    .where('text.topic_id', '=', topicId)
    .where('text.version', '=', version)
    .executeTakeFirst()
}

/** When the next scheduled topic is due. */
export async function nextTopicAt(db: Db, now: Date): Promise<Date | undefined> {
  const { at } = await db
    .selectFrom('topic_out')
    .select((on) => on.fn.min('published_at').as('at'))
    .where('published_at', '>', now)
    .executeTakeFirstOrThrow()
  return at ?? undefined
}

/** What visitors read, or will at its hour, that has one of these numbers in it, however it is spaced. */
export async function publishedTextsWith(db: Db, numbers: string[]): Promise<string[]> {
  const found = await db
    .selectFrom('topic')
    .select(sql<string>`title || ' ' || body`.as('text'))
    .where('state', '=', 'published')
    .where(
      sql<boolean>`translate(title || ' ' || body, '๐๑๒๓๔๕๖๗๘๙- –—./_', '0123456789')
        like any (${numbers.map((number) => `%${number}%`)}::text[])`,
    )
    .execute()
  return found.map(({ text }) => text)
}
