import type { Db } from '../../core/connect.ts'

export function reports(db: Db) {
  return db.selectFrom('report').select(['title', 'kind', 'as_of', 'url']).orderBy('seq').execute()
}
