import { sql } from 'kysely'
import type { StaffRole } from '#domain/identity/staff-role.ts'
import type { Db } from '../../core/connect.ts'
import { IS_ALIVE } from './session.ts'

export interface SignedInOfficer {
  login: string
  name: string
  /** As they are now: a role that was taken away counts from the next call on. */
  roles: StaffRole[]
  tokenHash: Buffer
  bindHash: Buffer | null
  isStale: boolean
  family: string
  /** The token is new: it was given for a password or a code within the last five minutes. */
  isFresh: boolean
}

export async function officerOfSession(
  db: Db,
  tokenHash: Buffer,
): Promise<SignedInOfficer | undefined> {
  const { rows } = await sql<SignedInOfficer>`
    select staff.login, staff.name, staff.roles, session.token_hash as "tokenHash",
           session.bind_hash as "bindHash",
           session.last_seen < now() - interval '1 minute' as "isStale", session.family,
           session.created_at > now() - interval '5 minutes' as "isFresh"
    from session
    join staff on staff.login = session.subject_id and staff.disabled_at is null
    where session.token_hash = ${tokenHash} and session.kind = 'staff' and ${IS_ALIVE}`.execute(db)
  return rows[0]
}

/** Whether an officer is signed in in the browser with this cookie: enough to look at what is not public yet, and for nothing else. */
export async function isOfficerBrowser(db: Db, bindHash: Buffer): Promise<boolean> {
  const { rows } = await sql`
    select from session
    join staff on staff.login = session.subject_id and staff.disabled_at is null
    where session.bind_hash = ${bindHash} and session.kind = 'staff' and ${IS_ALIVE}
    limit 1`.execute(db)
  return rows.length > 0
}
