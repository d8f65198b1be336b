import type { Db } from '../../core/connect.ts'

/** What everybody reads now: the day its figures are of, and when it was published. */
export function publicationNow(db: Db) {
  return db.selectFrom('publication').select(['as_of', 'published_at']).executeTakeFirst()
}
