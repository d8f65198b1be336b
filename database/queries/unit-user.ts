import type { Insertable } from 'kysely'
import type { Db } from '../connect.ts'
import type { UnitUserTable } from '../door-tables.ts'

export async function addUnitUsers(db: Db, users: Insertable<UnitUserTable>[]): Promise<void> {
  await db.insertInto('unit_user').values(users).execute()
}
