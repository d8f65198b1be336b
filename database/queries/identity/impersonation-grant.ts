import { sql } from 'kysely'
import { IMPERSONATING_ROLES } from '#domain/identity/staff-role.ts'
import type { Db } from '../../core/connect.ts'

interface NewGrant {
  codeHash: Buffer
  staffLogin: string
  membershipNo: string
  reason: string
  ticket: string
  seconds: number
}

export async function addGrant(db: Db, grant: NewGrant): Promise<void> {
  await db
    .insertInto('impersonation_grant')
    .values({
      code_hash: grant.codeHash,
      staff_login: grant.staffLogin,
      membership_no: grant.membershipNo,
      reason: grant.reason,
      ticket: grant.ticket,
      expires_at: sql`now() + make_interval(secs => ${grant.seconds})`,
      used_at: null,
    })
    .execute()
}

interface UsedGrant {
  grantId: string
  staffLogin: string
  officer: string
  membershipNo: string
  reason: string
  ticket: string
  /** The officer may still do what they were allowed when it was made. */
  mayStill: boolean
}

/** One statement, so that of fifty who use a code at once one does. */
export async function redeemGrant(db: Db, codeHash: Buffer): Promise<UsedGrant | undefined> {
  const { rows } = await sql<UsedGrant>`
    update impersonation_grant "grant" set used_at = now()
    from staff
    where code_hash = ${codeHash} and used_at is null and expires_at > now()
      and staff.login = "grant".staff_login
    returning "grant".grant_id as "grantId", staff.login as "staffLogin", staff.name as officer,
      "grant".membership_no as "membershipNo", reason, ticket,
      staff.disabled_at is null and staff.roles && ${sql.val(IMPERSONATING_ROLES)}::text[] as "mayStill"
  `.execute(db)
  return rows[0]
}
