// Of tables.ts: what staff write for visitors, with its states and versions.

import type { Generated, GeneratedAlways } from 'kysely'
import type { TopicState } from '#domain/content/topic-state.ts'

export interface ArticleTables {
  topic: TopicTable
  topic_out: TopicOutView
  topic_version: TopicVersionTable
  topic_text: TopicVersionTable
  attachment: { topic_id: number; seq: number; document_id: string }
  document: DocumentTable
  document_file: DocumentFileTable
  document_newest: Omit<DocumentFileTable, 'bytes' | 'file_id' | 'added_at'> & {
    file_id: string
    added_at: Date
    size: number
  }
  category: CategoryTable
  slide: SlideTable
}

/** Who did the last thing, when, and the how many-th it was. */
interface Changed {
  changes: Generated<number>
  changed_by: Generated<string | null>
  changed_at: Generated<Date | null>
}

export interface TopicTable extends Changed {
  topic_id: Generated<number>
  category_id: number
  title: string
  body: string
  picture_id: string | null
  published_at: Date | null
  pinned: Generated<boolean>
  search_text: GeneratedAlways<string>
  state: Generated<TopicState>
  version: Generated<number>
  live_version: Generated<number | null>
}

/** What the public may read of a topic, once its time has come. */
export interface TopicOutView {
  topic_id: number
  category_id: number
  title: string
  body: string
  picture_id: string | null
  published_at: Date
  pinned: boolean
  search_text: string
}

export interface TopicVersionTable {
  topic_id: number
  version: number
  category_id: number
  title: string
  body: string
  picture_id: string | null
  pinned: boolean
  gallery: string[]
  documents: string[]
  saved_by: string | null
  saved_at: Date
  restored_from: number | null
}

export interface DocumentTable {
  document_id: Generated<string>
  name: string
  is_open: Generated<boolean>
  changes: Generated<number>
  changed_by: Generated<string | null>
  changed_at: Generated<Date>
}

export interface DocumentFileTable {
  file_id: Generated<string>
  document_id: string
  version: number
  media_type: string
  bytes: Buffer
  added_by: string | null
  added_at: Generated<Date>
}

export interface CategoryTable extends Changed {
  category_id: number
  name: string
  seq: number
  on_home: boolean
  layout: Generated<'news' | 'forms'>
}

export interface SlideTable extends Changed {
  slide_id: Generated<number>
  seq: number
  title: string
  text: string
  url: string
  link_text: string
  picture_id: string
  shown: Generated<boolean>
}
