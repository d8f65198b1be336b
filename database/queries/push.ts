import { sql } from 'kysely'
import type { Db } from '../connect.ts'

/** Told to every process once the transaction is committed, and to nobody if it is not. */
export async function tellProcesses(db: Db, message: string): Promise<void> {
  await sql`select pg_notify('push', ${message})`.execute(db)
}
