import type { Db } from '../connect.ts'

export function mediaFile(db: Db, mediaId: string) {
  return db
    .selectFrom('media')
    .select(['media_type', 'bytes'])
    .where('media_id', '=', mediaId)
    .executeTakeFirst()
}
