import type { Db } from '../connect.ts'

export function slides(db: Db) {
  return db
    .selectFrom('slide')
    .innerJoin('media', 'media.media_id', 'slide.picture_id')
    .select([
      'slide.title',
      'slide.text',
      'slide.url',
      'slide.link_text',
      'media.media_id',
      'media.alt',
      'media.width',
      'media.height',
    ])
    .orderBy('slide.seq')
    .execute()
}
