import type { Insertable } from 'kysely'
import type { Db } from '../connect.ts'
import type { Tables } from '../tables.ts'

export async function addMembers(db: Db, members: Insertable<Tables['member']>[]): Promise<void> {
  await db.insertInto('member').values(members).execute()
}
