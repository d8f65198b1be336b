import { type Insertable, sql } from 'kysely'
import type { Db } from '../../core/connect.ts'
import type { Tables } from '../../tables.generated.ts'
import { containing } from '../sql/containing.ts'
import { countOf } from '../sql/count-of.ts'

export function mediaFile(db: Db, mediaId: string) {
  return db
    .selectFrom('media')
    .select(['media_type', 'bytes'])
    .where('media_id', '=', mediaId)
    .executeTakeFirst()
}

export async function addMedia(trx: Db, media: Insertable<Tables['media']>): Promise<string> {
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

interface PictureSearch {
  words: string[]
  limit: number
  offset: number
}

/** Pictures of the site by what is said of them, the newest first; those it came with have no day. */
export async function pictureLibrary(db: Db, { words, limit, offset }: PictureSearch) {
  const found = db
    .selectFrom('media')
    .where((on) =>
      on.and(words.map((word) => on(sql<string>`folded(alt)`, 'like', containing(word)))),
    )
  const [rows, total] = await Promise.all([
    found
      .select(['media_id', 'alt', 'width', 'height'])
      .orderBy('added_at', (by) => by.desc().nullsLast())
      .orderBy('media_id')
      .limit(limit)
      .offset(offset)
      .execute(),
    countOf(found),
  ])
  return { rows, total }
}
