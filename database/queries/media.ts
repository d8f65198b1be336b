import type { Insertable } from 'kysely'
import type { Db } from '../connect.ts'
import type { MediaTable } from '../tables.ts'

export function mediaFile(db: Db, mediaId: string) {
  return db
    .selectFrom('media')
    .select(['media_type', 'bytes'])
    .where('media_id', '=', mediaId)
    .executeTakeFirst()
}

export async function addMedia(trx: Db, media: Insertable<MediaTable>): Promise<string> {
  const { media_id } = await trx
    .insertInto('media')
    .values(media)
    .returning('media_id')
    .executeTakeFirstOrThrow()
  return media_id
}

/** These pictures in this order; one that is not there is left out. */
export async function picturesNamed(db: Db, mediaIds: string[]) {
  if (mediaIds.length === 0) return []
  const found = await db
    .selectFrom('media')
    .select(['media_id', 'alt', 'width', 'height'])
    .where('media_id', 'in', mediaIds)
    .execute()
  return mediaIds.flatMap((id) => found.filter(({ media_id }) => media_id === id))
}
