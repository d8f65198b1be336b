import { sql } from 'kysely'
import { type Db, WITHOUT_CONNECTION } from '../connect.ts'
import { together } from '../together.ts'

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

const readers = new WeakMap<Db, (tokenHash: Buffer) => Promise<SignedInMember | undefined>>()

/** One read for every signed-in call: the session, if it still lives, and whose it is. */
export function memberOfSession(db: Db, tokenHash: Buffer): Promise<SignedInMember | undefined> {
  let read = readers.get(db)
  if (!read) {
    read = together((tokenHashes) => membersOfSessions(db, tokenHashes))
    readers.set(db, read)
  }
  return read(tokenHash)
}

async function membersOfSessions(db: Db, tokenHashes: Buffer[]) {
  const query = { ...MEMBERS_OF_SESSIONS, parameters: [tokenHashes] }
  const { rows } = await db.executeQuery<SignedInMember & { tokenHash: Buffer }>(query)
  return rows.map(({ tokenHash, ...row }) => ({ key: tokenHash, row }))
}

// Put into words once rather than at every call: building a statement costs as much as asking it.
const MEMBERS_OF_SESSIONS = sql`
  select session.token_hash as "tokenHash", member.membership_no as "membershipNo",
         member.member_name as name, member.member_surname as surname,
         session.bind_hash as "bindHash"
  from session join member on member.membership_no = session.subject_id
  where session.token_hash = any(${[]}::bytea[]) and session.kind = 'member'
    and session.revoked_at is null and session.idle_expires > now() and session.abs_expires > now()
    and member.state in ('active', 'retired')
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
