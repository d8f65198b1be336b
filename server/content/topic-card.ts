import type { Attachment, Picture, TopicCard } from '#contract/public/site-content.ts'
import { EXCERPT_LENGTH, excerpt, plainText } from '#domain/text/thai-text.ts'

interface PictureRow {
  media_id: string
  alt: string
  width: number
  height: number
}

interface TopicRow {
  topic_id: number
  title: string
  body: string
  published_at: Date
  pinned: boolean
  media_id: string | null
  alt: string | null
  width: number | null
  height: number | null
}

/** A topic as lists show it. */
export function topicCard(row: TopicRow): TopicCard {
  return {
    topic_id: row.topic_id,
    title: row.title,
    excerpt: excerpt(plainText(row.body), EXCERPT_LENGTH),
    published_at: row.published_at.toISOString(),
    pinned: row.pinned,
    picture: pictureOrNull(row),
  }
}

export function pictureOrNull(row: Pick<TopicRow, 'media_id' | 'alt' | 'width' | 'height'>) {
  return row.media_id ? picture(row as PictureRow) : null
}

export function picture({ media_id, alt, width, height }: PictureRow): Picture {
  return { url: `/media/${media_id}`, alt, width, height }
}

export function attachment(row: {
  file_id: string
  name: string
  media_type: string
  size: number
}): Attachment {
  const { name, media_type, size } = row
  return { name, media_type, size, url: `/file/${row.file_id}` }
}
