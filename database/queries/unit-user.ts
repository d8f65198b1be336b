import type { Insertable } from 'kysely'
import type { Db } from '../connect.ts'
import type { UnitUserTable } from '../door-tables.ts'

export async function addUnitUsers(db: Db, users: Insertable<UnitUserTable>[]): Promise<void> {
  await db.insertInto('unit_user').values(users).execute()
}

/** Who may come in by this login, if anybody. */
export function presentUnitUser(db: Db, login: string) {
  return db
    .selectFrom('unit_user')
    .select(['login', 'unit_no', 'name', 'position', 'phone'])
    .where('login', '=', login)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
}
