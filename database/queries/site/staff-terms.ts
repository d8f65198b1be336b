import type { Day } from '#domain/calendar/day.ts'
import type { Db } from '../../core/connect.ts'
import type { TermsKind } from './terms.ts'

/** Who may sign in, and is asked to agree. */
const PRESENT = ['active', 'retired'] as const

/** Every version of both documents, newest first, with how many of those who are asked agreed to it. */
export function announcedTerms(db: Db) {
  return db
    .selectFrom('terms_version')
    .select(['kind', 'version', 'title', 'changes', 'body', 'effective_on'])
    .select((on) =>
      on
        .selectFrom('terms_acceptance as accepted')
        .innerJoin('member', 'member.membership_no', 'accepted.membership_no')
        .where('member.state', 'in', PRESENT)
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

/** Only what is not in force yet; undefined when it is, or when there is no such version. */
export async function withdrawTerms(
  db: Db,
  kind: TermsKind,
  version: string,
  today: Day,
): Promise<{ effective_on: Day } | undefined> {
  return db
    .deleteFrom('terms_version')
    .where('kind', '=', kind)
    .where('version', '=', version)
    .where('effective_on', '>', today)
    .returning('effective_on')
    .executeTakeFirst()
}

export async function countOfMembers(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('member')
    .select((on) => on.fn.countAll<number>().as('count'))
    .where('state', 'in', PRESENT)
    .executeTakeFirstOrThrow()
  return count
}
