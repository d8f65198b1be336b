import { sql } from 'kysely'
import type { Db } from '../connect.ts'

export interface SignedInMember {
  membershipNo: string
  name: string
  surname: string
  bindHash: Buffer | null
}

export interface NewSession {
  tokenHash: Buffer
  kind: 'member'
  subjectId: string
  bindHash: Buffer | null
  idleMinutes: number
  absoluteMinutes: number
}

/** One read for every signed-in call: the session, if it still lives, and whose it is. */
export async function memberOfSession(
  db: Db,
  tokenHash: Buffer,
): Promise<SignedInMember | undefined> {
  const row = await db
    .selectFrom('session')
    .innerJoin('member', 'member.membership_no', 'session.subject_id')
    .select([
      'member.membership_no',
      'member.member_name',
      'member.member_surname',
      'session.bind_hash',
    ])
    .where('session.token_hash', '=', tokenHash)
    .where('session.kind', '=', 'member')
    .where('session.revoked_at', 'is', null)
    .where('session.idle_expires', '>', sql<Date>`now()`)
    .where('session.abs_expires', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return (
    row && {
      membershipNo: row.membership_no,
      name: row.member_name,
      surname: row.member_surname,
      bindHash: row.bind_hash,
    }
  )
}

export async function addSession(db: Db, session: NewSession): Promise<void> {
  await db
    .insertInto('session')
    .values({
      token_hash: session.tokenHash,
      kind: session.kind,
      subject_id: session.subjectId,
      bind_hash: session.bindHash,
      idle_expires: minutesFromNow(session.idleMinutes),
      abs_expires: minutesFromNow(session.absoluteMinutes),
      revoked_at: null,
    })
    .execute()
}

function minutesFromNow(minutes: number) {
  return sql<Date>`now() + make_interval(mins => ${minutes})`
}
