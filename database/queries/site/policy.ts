import type { Db } from '../../core/connect.ts'

export function policyOf(db: Db, typecookie: 'cookies' | 'policy') {
  return db
    .selectFrom('policy')
    .select(['title', 'body', 'version', 'effective_on'])
    .where('typecookie', '=', typecookie)
    .executeTakeFirst()
}
