import { type Selectable, sql } from 'kysely'
import type { Day } from '#domain/calendar/day.ts'
import type { Db } from '../../core/connect.ts'
import type { Tables } from '../../tables.generated.ts'

export type TermsKind = Tables['terms_version']['kind']

export async function addTermsVersions(db: Db, versions: Tables['terms_version'][]): Promise<void> {
  await db.insertInto('terms_version').values(versions).execute()
}

/** What has come into force by this day, newest first: the first of each kind is the one that counts. */
export function effectiveTerms(db: Db, today: Day) {
  return db
    .selectFrom('terms_version')
    .select(['kind', 'version', 'title', 'changes', 'sha256', 'effective_on'])
    .where('effective_on', '<=', today)
    .orderBy('kind', 'desc')
    .orderBy('effective_on', 'desc')
    .execute()
}

export async function termsBody(db: Db, kind: TermsKind, version: string): Promise<string> {
  const { body } = await db
    .selectFrom('terms_version')
    .select('body')
    .where('kind', '=', kind)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  return body
}

export type DueTerms = Pick<
  Selectable<Tables['terms_version']>,
  'kind' | 'version' | 'title' | 'changes' | 'sha256' | 'effective_on'
> & {
  /** This member agreed to an earlier version. */
  agreedBefore: boolean
}

/** What is in force today and this member has not agreed to; with every call memberOfSession only says whether there is any. */
export async function dueTerms(db: Db, membershipNo: string, today: Day): Promise<DueTerms[]> {
  const agreed = await acceptancesOf(db, membershipNo)
  const isAgreed = (kind: string, version?: string) =>
    agreed.some((one) => one.kind === kind && (version ?? one.version) === one.version)
  return newestOfEach(await effectiveTerms(db, today))
    .filter(({ kind, version }) => !isAgreed(kind, version))
    .map((terms) => ({ ...terms, agreedBefore: isAgreed(terms.kind) }))
}

export function newestOfEach<T extends { kind: string }>(newestFirst: T[]): T[] {
  return newestFirst.filter(
    ({ kind }, at) => newestFirst.findIndex((one) => one.kind === kind) === at,
  )
}

/** What else this member agrees to waits until the transaction ends. */
export async function oneAtATime(trx: Db, membershipNo: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`terms ${membershipNo}`}))`.execute(trx)
}

export interface Acceptance {
  membershipNo: string
  kind: TermsKind
  version: string
  sha256: Buffer
  at: Date
  address: string | null
  /** None of what was agreed to before terms were signed. */
  signingId?: number
}

/** Agreeing twice is agreeing once. */
export async function addAcceptances(db: Db, acceptances: Acceptance[]): Promise<void> {
  await db
    .insertInto('terms_acceptance')
    .values(
      acceptances.map(({ membershipNo, kind, version, sha256, at, address, signingId }) => ({
        membership_no: membershipNo,
        kind,
        version,
        sha256,
        accepted_at: at,
        address,
        signing_id: signingId ?? null,
      })),
    )
    .onConflict((on) => on.columns(['membership_no', 'kind', 'version']).doNothing())
    .execute()
}

/** What this member has agreed to, newest first. */
export function acceptancesOf(db: Db, membershipNo: string) {
  return db
    .selectFrom('terms_acceptance')
    .innerJoin('terms_version', (on) =>
      on
        .onRef('terms_version.kind', '=', 'terms_acceptance.kind')
        .onRef('terms_version.version', '=', 'terms_acceptance.version'),
    )
    .leftJoin('signing', 'signing.signing_id', 'terms_acceptance.signing_id')
    .select([
      'terms_acceptance.kind',
      'terms_acceptance.version',
      'terms_acceptance.sha256',
      'terms_acceptance.accepted_at',
      'terms_acceptance.address',
      'terms_version.title',
      'signing.code',
    ])
    .where('terms_acceptance.membership_no', '=', membershipNo)
    .orderBy('acceptance_id', 'desc')
    .execute()
}
