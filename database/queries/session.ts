import { sql } from 'kysely'
import { type Db, WITHOUT_CONNECTION } from '../connect.ts'

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
  const query = { ...MEMBER_OF_SESSION, parameters: [tokenHash] }
  const { rows } = await db.executeQuery<SignedInMember>(query)
  return rows[0]
}

// Put into words once rather than at every call: building a statement costs as much as asking it.
const MEMBER_OF_SESSION = sql<SignedInMember>`
  select member.membership_no as "membershipNo", member.member_name as name,
         member.member_surname as surname, session.bind_hash as "bindHash"
  from session join member on member.membership_no = session.subject_id
  where session.token_hash = ${Buffer.alloc(0)} and session.kind = 'member'
    and session.revoked_at is null and session.idle_expires > now() and session.abs_expires > now()
`.compile(WITHOUT_CONNECTION)

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
