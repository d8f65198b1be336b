import type { Db } from '../../connect.ts'

/** Every version of both documents, newest first, with how many agreed to it. */
export function announcedTerms(db: Db) {
  return db
    .selectFrom('terms_version')
    .select(['kind', 'version', 'title', 'changes', 'body', 'effective_on'])
    .select((on) =>
      on
        .selectFrom('terms_acceptance as accepted')
        .select((count) => count.fn.countAll<number>().as('count'))
        .whereRef('accepted.kind', '=', 'terms_version.kind')
        .whereRef('accepted.version', '=', 'terms_version.version')
        .$asScalar()
        .$notNull()
        .as('accepted'),
    )
    .orderBy('kind', 'desc')
    .orderBy('effective_on', 'desc')
    .execute()
}

export async function countOfMembers(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('member')
    .select((on) => on.fn.countAll<number>().as('count'))
    .where('state', '=', 'active')
    .executeTakeFirstOrThrow()
  return count
}
