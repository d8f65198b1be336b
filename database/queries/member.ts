import type { Db } from '../connect.ts'
import type { Tables } from '../tables.ts'

export async function addMembers(db: Db, members: Tables['member'][]): Promise<void> {
  await db.insertInto('member').values(members).execute()
}
