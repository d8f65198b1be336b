// A topic as the back office shows it.

import type { Attachment, Show } from '#contract/public/site-content.ts'
import type { OwnDocument, OwnPicture, StaffTopic, TopicText } from '#contract/staff/topics.ts'
import type { Db } from '#database/core/connect.ts'
import { categoryById } from '#database/queries/content/category.ts'
import { documentsNamed } from '#database/queries/content/document.ts'
import { picturesNamed } from '#database/queries/content/media.ts'
import { staffTopic } from '#database/queries/content/staff-topic.ts'
import type { TopicText as TextRow } from '#database/queries/content/topic-version.ts'
import type { Instant } from '#domain/calendar/day.ts'
import { standingOf } from '#domain/content/topic-state.ts'
import { excerpt, plainText } from '#domain/text/thai-text.ts'
import { Refusal } from '../http/errors.ts'
import { attachment, picture } from './topic-card.ts'

const DESCRIPTION_LENGTH = 150

export const NO_TOPIC = 'ไม่พบเรื่องที่ต้องการ'

export async function readStaffTopic(db: Db, topicId: number): Promise<StaffTopic> {
  const row = await staffTopic(db, topicId)
  if (!row) throw new Refusal(404, NO_TOPIC)
  return {
    topic_id: row.topic_id,
    standing: standingOf(row, new Date()),
    published_at: row.published_at?.toISOString() ?? null,
    live_version: row.live_version,
    changes: row.changes,
    changed_by: row.changed_by,
    changed_at: row.changed_at?.toISOString() ?? null,
    text: await readText(db, row),
  }
}

export async function readText(db: Db, row: TextRow & { version: number }): Promise<TopicText> {
  const [covers, gallery, documents] = await Promise.all([
    picturesNamed(db, row.picture_id ? [row.picture_id] : []),
    picturesNamed(db, row.gallery),
    documentsNamed(db, row.documents),
  ])
  const { version, category_id, title, body, pinned } = row
  return {
    version,
    category_id,
    title,
    body,
    pinned,
    picture: covers[0] ? ownPicture(covers[0]) : null,
    gallery: gallery.map(ownPicture),
    documents: documents.map(ownDocument),
  }
}

export function ownPicture(row: Parameters<typeof picture>[0]): OwnPicture {
  return { media_id: row.media_id, ...picture(row) }
}

function ownDocument(row: Parameters<typeof attachment>[0] & { document_id: string }): OwnDocument {
  return { document_id: row.document_id, ...attachment(row) }
}

/** A text as visitors would be shown it, in the form in which they are shown it. */
export async function previewOf(
  db: Db,
  topic: { topic_id: number; published_at: Instant | null },
  text: TopicText,
): Promise<Show> {
  const category = await categoryById(db, text.category_id)
  const { title, body, picture: cover } = text
  return {
    topic_id: topic.topic_id,
    title,
    body,
    description: excerpt(plainText(body), DESCRIPTION_LENGTH),
    published_at: topic.published_at ?? new Date().toISOString(),
    picture: cover && withoutId(cover),
    category: { category_id: text.category_id, name: category?.name ?? '' },
    views: 0,
    attachments: text.documents.map(asAttachment),
    gallery: text.gallery.map(withoutId),
    older: null,
    newer: null,
  }
}

function withoutId({ media_id, ...rest }: OwnPicture) {
  return rest
}

function asAttachment({ document_id, ...rest }: OwnDocument): Attachment {
  return rest
}
