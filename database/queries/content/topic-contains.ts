import { type RawBuilder, sql } from 'kysely'
import { containing } from '../sql/containing.ts'

/** The topic holds the word, in its own text or in the name of a file that is attached to it. */
export function topicContains(word: string): RawBuilder<boolean> {
  const pattern = containing(word)
  return sql<boolean>`(topic.search_text like ${pattern} or exists (
    select from attachment join document using (document_id)
    where attachment.topic_id = topic.topic_id and folded(document.name) like ${pattern}))`
}

/** The names of its files, for whoever was found by one. */
export function fileNames(): RawBuilder<string | null> {
  return sql<string | null>`(select string_agg(document.name, ' · ' order by attachment.seq)
    from attachment join document using (document_id) where attachment.topic_id = topic.topic_id)`
}
