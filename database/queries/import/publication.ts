import type { Day } from '#domain/calendar/day.ts'
import type { Db } from '../../core/connect.ts'

/** What everybody reads now. */
export interface Publication {
  run_id: number
  /** The day its figures are of. */
  as_of: Day
}

export function publicationNow(db: Db) {
  return db.selectFrom('publication').select(['run_id', 'as_of', 'published_at']).executeTakeFirst()
}
