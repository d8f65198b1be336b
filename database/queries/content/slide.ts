import { sql } from 'kysely'
import type { Db } from '../../core/connect.ts'

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
    .where('slide.shown', '=', true)
    .orderBy('slide.seq')
    .execute()
}

/** All of them, also those that are not shown. */
export function staffSlides(db: Db) {
  return db
    .selectFrom('slide')
    .innerJoin('media', 'media.media_id', 'slide.picture_id')
    .leftJoin('staff', 'staff.login', 'slide.changed_by')
    .select([
      'slide_id',
      'title',
      'text',
      'url',
      'link_text',
      'shown',
      'slide.changes',
      'slide.changed_at',
    ])
    .select(['staff.name as changed_by', 'media.media_id', 'media.alt', 'media.width'])
    .select('media.height')
    .orderBy('seq')
    .execute()
}

interface By {
  login: string
  at: Date
}

interface SlideWords {
  title: string
  text: string
  url: string
  link_text: string
  picture_id: string
  shown: boolean
}

/** Behind the others. */
export async function addSlide(trx: Db, words: SlideWords, { login, at }: By): Promise<number> {
  const { last } = await trx
    .selectFrom('slide')
    .select((on) => on.fn.max('seq').as('last'))
    .executeTakeFirstOrThrow()
  const { slide_id } = await trx
    .insertInto('slide')
    .values({ ...words, seq: (last ?? 0) + 1, changes: 1, changed_by: login, changed_at: at })
    .returning('slide_id')
    .executeTakeFirstOrThrow()
  return slide_id
}

/** False when somebody has changed it since it was seen, or it is gone. */
export async function changeSlide(
  trx: Db,
  { slideId, seen }: { slideId: number; seen: number },
  words: SlideWords,
  { login, at }: By,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('slide')
    .set({ ...words, changes: seen + 1, changed_by: login, changed_at: at })
    .where('slide_id', '=', slideId)
    .where('changes', '=', seen)
    .executeTakeFirst()
  return numUpdatedRows > 0
}

export async function removeSlide(
  trx: Db,
  { slideId, seen }: { slideId: number; seen: number },
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('slide')
    .where('slide_id', '=', slideId)
    .where('changes', '=', seen)
    .executeTakeFirst()
  return numDeletedRows > 0
}

/** The places of all of them, first to last. */
export async function orderSlides(trx: Db, ids: number[]): Promise<void> {
  await sql`update slide set seq = place.seq
    from unnest(${ids}::integer[]) with ordinality as place (id, seq)
    where slide.slide_id = place.id`.execute(trx)
}
