import type { Db } from '../connect.ts'
import type { CredentialTable } from '../tables.ts'

export async function addCredentials(db: Db, credentials: CredentialTable[]): Promise<void> {
  await db.insertInto('credential').values(credentials).execute()
}
