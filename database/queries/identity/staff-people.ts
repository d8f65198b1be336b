// Who works here, and as what.

import type { Insertable } from 'kysely'
import { sql } from 'kysely'
import type { StaffRole } from '#domain/identity/staff-role.ts'
import type { Db } from '../../core/connect.ts'
import type { Tables } from '../../tables.generated.ts'
import { inThaiOrder } from '../sql/thai-order.ts'
import { endOtherSessions } from './session.ts'
import { setRecoveryCodes } from './staff-factor.ts'

export interface StaffPerson {
  login: string
  name: string
  roles: StaffRole[]
  membershipNo: string | null
  disabledAt: Date | null
  changedAt: Date
  changedBy: string
  lastSignIn: Date | null
  hasPassword: boolean
  hasSecond: boolean
  /** Until when the code to set a password with is good, if there is one. */
  codeUntil: Date | null
}

export async function staffPeople(db: Db): Promise<StaffPerson[]> {
  const { rows } = await sql<StaffPerson>`
    select staff.login, staff.name, staff.roles, staff.membership_no as "membershipNo",
           staff.disabled_at as "disabledAt", staff.changed_at as "changedAt", staff.changed_by as "changedBy",
           (select max(session.created_at) from session
            where session.kind = 'staff' and session.subject_id = staff.login) as "lastSignIn",
           credential.login is not null as "hasPassword", credential.totp_sealed is not null as "hasSecond",
           (select max(code.expires_at) from staff_code code
            where code.login = staff.login and code.used_at is null and code.expires_at > now()) as "codeUntil"
    from staff
    left join credential on credential.kind = 'staff' and credential.login = staff.login
    order by staff.disabled_at is not null, ${inThaiOrder('staff.name')}`.execute(db)
  return rows
}

/** False when there is somebody of that login already, or with that membership number. */
export async function addNewStaff(trx: Db, staff: Insertable<Tables['staff']>): Promise<boolean> {
  const added = await trx
    .insertInto('staff')
    .values(staff)
    .onConflict((on) => on.doNothing())
    .returning('login')
    .executeTakeFirst()
  return added !== undefined
}

/** For as long as the transaction lasts nobody else changes who is an administrator. */
export async function lockAdministrators(trx: Db): Promise<string[]> {
  const { rows } = await sql<{ login: string }>`
    select login from staff where 'administrator' = any(roles) and disabled_at is null
    order by login for update`.execute(trx)
  return rows.map(({ login }) => login)
}

export interface Change {
  name?: string
  roles?: StaffRole[]
  membership_no?: string | null
  disabled_at?: Date | null
}

/** False when there is nobody of that name, or somebody else changed them since they were looked at. */
export async function changeStaff(
  trx: Db,
  login: string,
  change: Change,
  { by, seen }: { by: string; seen?: Date | undefined },
): Promise<boolean> {
  let changing = trx
    .updateTable('staff')
    .set({ ...change, changed_at: sql`clock_timestamp()`, changed_by: by })
    .where('login', '=', login)
  // JavaScript knows an instant to the millisecond only.
  if (seen) changing = changing.where(sql`date_trunc('milliseconds', changed_at)`, '=', seen)
  return (await changing.returning('login').executeTakeFirst()) !== undefined
}

/** Takes away all with which somebody could get in: whoever lost them begins anew with a code. */
export async function forgetProofs(trx: Db, login: string): Promise<void> {
  await trx
    .deleteFrom('credential')
    .where('kind', '=', 'staff')
    .where('login', '=', login)
    .execute()
  await setRecoveryCodes(trx, login, [])
  await endOtherSessions(trx, { kind: 'staff', subjectId: login }, 'begun anew')
}
