import type { Db } from '../../core/connect.ts'

export function galleryOf(db: Db, topicId: number) {
  return db
    .selectFrom('topic_picture')
    .innerJoin('media', 'media.media_id', 'topic_picture.picture_id')
    .select(['media.media_id', 'media.alt', 'media.width', 'media.height'])
    .where('topic_picture.topic_id', '=', topicId)
    .orderBy('topic_picture.seq')
    .execute()
}
