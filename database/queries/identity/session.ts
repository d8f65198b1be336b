import { sql } from 'kysely'
import type { Day } from '#domain/calendar/day.ts'
import { IMPERSONATING_ROLES } from '#domain/identity/staff-role.ts'
import { batchedReadsOf } from '../../core/batched-reads.ts'
import { type Db, WITHOUT_CONNECTION } from '../../core/connect.ts'
import { minutesFromNow } from '../../core/from-now.ts'
import type { Tables } from '../../tables.generated.ts'
import type { Publication } from '../import/publication.ts'

export type SessionKind = Tables['session']['kind']

export interface SignedInMember {
  membershipNo: string
  name: string
  surname: string
  tokenHash: Buffer
  bindHash: Buffer | null
  /** The same for a token and those it was replaced by; the session's name on the list of devices. */
  family: string
  remember: boolean
  endsAt: Date
  /** The login and name of an officer who looks through this member's eyes. */
  actStaff: string | null
  officer: string | null
  /** Last seen a minute ago or longer. */
  isStale: boolean
  /** Remembered for a day: its token is due to be replaced. */
  isDue: boolean
  /** Nothing of the terms in force is left to agree to (SEC-38). */
  hasAgreed: boolean
  /** The night everybody reads now; null before the first. */
  publication: Publication | null
}

interface NewSession {
  tokenHash: Buffer
  kind: SessionKind
  subjectId: string
  bindHash: Buffer | null
  idleMinutes: number
  absoluteMinutes: number
  remember: boolean
  device: string
  address: string | null
  actStaff: string | null
  grantId: string | null
}

type SessionRow = Omit<SignedInMember, 'publication'> & {
  run_id: number | null
  as_of: Day | null
}

/** One read for every signed-in call: the session, if it still lives, and whose it is. */
export const memberOfSession = batchedReadsOf(membersOfSessions)

async function membersOfSessions(db: Db, tokenHashes: Buffer[]) {
  const query = { ...MEMBERS_OF_SESSIONS, parameters: [tokenHashes, IMPERSONATING_ROLES] }
  const { rows } = await db.executeQuery<SessionRow>(query)
  return rows.map(({ run_id, as_of, ...row }) => ({
    key: row.tokenHash,
    row: { ...row, publication: run_id && as_of ? { run_id, as_of } : null },
  }))
}

// A replaced token is good for another minute, for what other tabs had already asked.
export const IS_ALIVE = sql`session.revoked_at is null and session.idle_expires > now() and session.abs_expires > now()
  and (session.superseded_at is null or session.superseded_at > now() - interval '60 seconds')`

const THAI_TODAY = sql`(now() at time zone 'Asia/Bangkok')::date`

// Put into words once rather than at every call: building a statement costs as much as asking it.
const MEMBERS_OF_SESSIONS = sql`
  select session.token_hash as "tokenHash", member.membership_no as "membershipNo",
         member.member_name as name, member.member_surname as surname,
         session.bind_hash as "bindHash", session.family, session.remember,
         session.abs_expires as "endsAt", session.act_staff as "actStaff", staff.name as officer,
         session.last_seen < now() - interval '1 minute' as "isStale",
         session.remember and session.superseded_at is null
           and session.created_at < now() - interval '1 day' as "isDue",
         publication.run_id, publication.as_of,
         not exists (
           select from terms_version terms
           where effective_on <= ${THAI_TODAY}
             and not exists (select from terms_version newer where newer.kind = terms.kind
               and newer.effective_on <= ${THAI_TODAY} and newer.effective_on > terms.effective_on)
             and not exists (select from terms_acceptance agreed where agreed.membership_no = session.subject_id
               and agreed.kind = terms.kind and agreed.version = terms.version)) as "hasAgreed"
  from session
  left join publication on true
  join member on member.membership_no = session.subject_id and member.state in ('active', 'retired')
  left join staff on staff.login = session.act_staff
  where session.token_hash = any(${[]}::bytea[]) and session.kind in ('member', 'impersonation') and ${IS_ALIVE}
    and (session.act_staff is null or (staff.disabled_at is null and staff.roles && ${[]}::text[]))
`.compile(WITHOUT_CONNECTION)

/** Answers when it will end, whatever happens. */
export async function addSession(db: Db, session: NewSession): Promise<Date> {
  const { abs_expires } = await db
    .insertInto('session')
    .values({
      token_hash: session.tokenHash,
      kind: session.kind,
      subject_id: session.subjectId,
      bind_hash: session.bindHash,
      // Not the transaction's beginning: of two begun together one is the newer.
      created_at: sql`clock_timestamp()`,
      last_seen: sql`clock_timestamp()`,
      idle_expires: minutesFromNow(session.idleMinutes),
      abs_expires: minutesFromNow(session.absoluteMinutes),
      remember: session.remember,
      device: session.device,
      address: session.address,
      act_staff: session.actStaff,
      grant_id: session.grantId,
      superseded_at: null,
      revoked_at: null,
      revoke_reason: null,
    })
    .returning('abs_expires')
    .executeTakeFirstOrThrow()
  return abs_expires
}

export async function touchSession(db: Db, tokenHash: Buffer, idleMinutes: number): Promise<void> {
  await db
    .updateTable('session')
    .set({
      last_seen: sql`now()`,
      idle_expires: sql`least(abs_expires, ${minutesFromNow(idleMinutes)})`,
    })
    .where('token_hash', '=', tokenHash)
    .execute()
}

/** A fresh token in the place of an old one: the same family, device and end. Nothing when another was quicker. */
export async function replaceToken(db: Db, oldHash: Buffer, newHash: Buffer): Promise<boolean> {
  const replaced = await db
    .updateTable('session')
    .set({ superseded_at: sql`now()` })
    .where('token_hash', '=', oldHash)
    .where('superseded_at', 'is', null)
    .where('revoked_at', 'is', null)
    .returning('token_hash')
    .executeTakeFirst()
  if (!replaced) return false
  await sql`
    insert into session (token_hash, kind, subject_id, bind_hash, idle_expires, abs_expires, family, remember, device, address)
    select ${newHash}, kind, subject_id, bind_hash, idle_expires, abs_expires, family, remember, device, address
    from session where token_hash = ${oldHash}`.execute(db)
  return true
}

/** Somebody shows a token that was replaced long ago: one of the two who have it is a thief, so both lose it. */
export async function endStolenFamily(db: Db, tokenHash: Buffer): Promise<string | undefined> {
  const { rows } = await sql<{ subject_id: string }>`
    update session set revoked_at = now(), revoke_reason = 'replayed'
    where revoked_at is null and abs_expires > now() and family = (
      select family from session
      where token_hash = ${tokenHash} and superseded_at <= now() - interval '60 seconds')
    returning subject_id`.execute(db)
  return rows[0]?.subject_id
}

export async function endSession(db: Db, tokenHash: Buffer, reason: string): Promise<void> {
  await endSessions(db, reason).where('token_hash', '=', tokenHash).execute()
}

interface OwnSession {
  family: string
  device: string
  address: string | null
  createdAt: Date
  lastSeen: Date
  remember: boolean
}

export async function sessionsOf(
  db: Db,
  kind: SessionKind,
  subjectId: string,
): Promise<OwnSession[]> {
  const { rows } = await sql<OwnSession>`
    select family, device, address, remember, last_seen as "lastSeen",
      (select min(created_at) from session first where first.family = session.family) as "createdAt"
    from session
    where kind = ${kind} and subject_id = ${subjectId} and superseded_at is null and ${IS_ALIVE}
    order by last_seen desc`.execute(db)
  return rows
}

/** Ends one session of this person, by its family; false when they have none of that name. */
export async function endFamily(
  db: Db,
  { kind, subjectId, family }: { kind: SessionKind; subjectId: string; family: string },
  reason: string,
): Promise<boolean> {
  const ended = await endSessions(db, reason)
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .where('family', '=', family)
    .returning('family')
    .execute()
  return ended.length > 0
}

/** Ends every session of this person but the one at hand. */
export async function endOtherSessions(
  db: Db,
  { kind, subjectId, butFamily }: { kind: SessionKind; subjectId: string; butFamily?: string },
  reason: string,
): Promise<void> {
  let ending = endSessions(db, reason).where('kind', '=', kind).where('subject_id', '=', subjectId)
  if (butFamily) ending = ending.where('family', '!=', butFamily)
  await ending.execute()
}

/** Leaves so many, and ends those that were used longest ago. */
export async function keepNewestSessions(
  db: Db,
  kind: SessionKind,
  subjectId: string,
  most: number,
): Promise<void> {
  await sql`
    update session set revoked_at = now(), revoke_reason = 'too many'
    where kind = ${kind} and subject_id = ${subjectId} and revoked_at is null and family not in (
      select family from session
      where kind = ${kind} and subject_id = ${subjectId} and superseded_at is null and ${IS_ALIVE}
      order by last_seen desc, created_at desc limit ${most})`.execute(db)
}

function endSessions(db: Db, reason: string) {
  return db
    .updateTable('session')
    .set({ revoked_at: sql`now()`, revoke_reason: reason })
    .where('revoked_at', 'is', null)
}
