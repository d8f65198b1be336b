import { type Expression, sql } from 'kysely'
import type { Db } from '../../core/connect.ts'
import { containing } from '../sql/containing.ts'
import { fileNames, topicContains } from './topic-contains.ts'

type SearchHitKind = 'news' | 'form' | 'board'

interface SiteSearch {
  words: string[]
  kind: SearchHitKind | undefined
  now: Date
  limit: number
  offset: number
}

/** What holds all the words, those with a word in the title first, and how many there are of each kind. */
export async function searchSite(db: Db, search: SiteSearch) {
  const everything = topics(db, search).unionAll(boardMessages(db, search)).as('found')
  const [found, counts] = await Promise.all([
    db
      .selectFrom(everything)
      .selectAll()
      .$if(search.kind !== undefined, (some) =>
        some.where('kind', '=', search.kind as SearchHitKind),
      )
      .orderBy('title_hits', 'desc')
      .orderBy('published_at', 'desc')
      .orderBy('id', 'desc')
      .limit(search.limit)
      .offset(search.offset)
      .execute(),
    db
      .selectFrom(everything)
      .select((on) => ['kind', on.fn.countAll<number>().as('count')])
      .groupBy('kind')
      .execute(),
  ])
  const countOf = (kind: SearchHitKind) => counts.find((row) => row.kind === kind)?.count ?? 0
  return {
    found,
    counts: { news: countOf('news'), form: countOf('form'), board: countOf('board') },
  }
}

function topics(db: Db, { words, now }: SiteSearch) {
  return db
    .selectFrom('topic_out as topic')
    .innerJoin('category', 'category.category_id', 'topic.category_id')
    .select([
      sql<SearchHitKind>`case category.layout when 'forms' then 'form' else 'news' end`.as('kind'),
      'topic.topic_id as id',
      sql<number | null>`null::integer`.as('question_id'),
      'topic.title',
      'topic.body',
      fileNames().as('files'),
      'category.name as place',
      'topic.published_at',
      hitsIn(sql.ref('topic.title'), words).as('title_hits'),
    ])
    .where('topic.published_at', '<=', now)
    .where((on) => on.and(words.map(topicContains)))
}

/** An answer stands under its question's title, but is found by its own words only. */
function boardMessages(db: Db, { words }: SiteSearch) {
  return db
    .selectFrom('board_shown as message')
    .leftJoin('board_shown as question', 'question.message_id', 'message.question_id')
    .select([
      sql<SearchHitKind>`'board'`.as('kind'),
      'message.message_id as id',
      'message.question_id',
      sql<string>`coalesce(message.title, question.title)`.as('title'),
      'message.body',
      sql<string | null>`null::text`.as('files'),
      sql<string>`case when message.question_id is null then 'คำถาม' else 'คำตอบ' end`.as('place'),
      'message.written_at as published_at',
      hitsIn(sql`coalesce(message.title, '')`, words).as('title_hits'),
    ])
    .where((on) => on.and(words.map((word) => on('message.search_text', 'like', containing(word)))))
}

function hitsIn(title: Expression<unknown>, words: string[]) {
  return sql<number>`(select count(*) from unnest(${words}::text[]) word
    where position(word in folded(${title})) > 0)`
}
