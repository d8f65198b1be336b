import { sql } from 'kysely'
import type { Db } from '../../core/connect.ts'

interface UnitUserRow {
  login: string
  name: string
  position: string
  phone: string
  created_at: Date
  disabled_at: Date | null
  has_password: boolean
  last_seen: Date | null
}

/** Everybody of a unit, also those who may not come in any more. */
export async function unitUsersOf(db: Db, unitNo: string): Promise<UnitUserRow[]> {
  const { rows } = await sql<UnitUserRow>`
    select login, name, position, phone, created_at, disabled_at,
           exists (select from credential where credential.kind = 'unit'
             and credential.login = unit_user.login) as has_password,
           (select max(last_seen) from session where session.kind = 'unit'
             and session.subject_id = unit_user.login) as last_seen
    from unit_user where unit_no = ${unitNo} order by login`.execute(db)
  return rows
}

/** Whether somebody of the unit can come in: who never chose a password cannot. */
export async function isUnitAttended(db: Db, unitNo: string): Promise<boolean> {
  const found = await db
    .selectFrom('unit_user')
    .select('login')
    .where('unit_no', '=', unitNo)
    .where('disabled_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('credential')
          .select('credential.login')
          .where('credential.kind', '=', 'unit')
          .whereRef('credential.login', '=', 'unit_user.login'),
      ),
    )
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Undefined where there is nobody by that login at this unit. */
export async function setUnitUserDisabled(
  db: Db,
  { unitNo, login, disabledAt }: { unitNo: string; login: string; disabledAt: Date | null },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('unit_user')
    .set({ disabled_at: disabledAt })
    .where('unit_no', '=', unitNo)
    .where('login', '=', login)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function unitUserExists(db: Db, login: string): Promise<boolean> {
  const found = await db
    .selectFrom('unit_user')
    .select('login')
    .where('login', '=', login)
    .executeTakeFirst()
  return found !== undefined
}
