// Members' data is read by somebody, for one transaction: row-level security (night_doors.sql) shows each their own
// and fails for whoever has not said who they are.

import { sql } from 'kysely'
import type { Db } from './connect.ts'

export type Reader =
  | { member: string }
  | { unit: string }
  /** The login of an officer; what they may do is decided before. */
  | { staff: string }

export async function readAs<T>(db: Db, reader: Reader, read: (trx: Db) => Promise<T>): Promise<T> {
  async function named(trx: Db): Promise<T> {
    await sql`select set_config('app.reader', ${nameOf(reader)}, true)`.execute(trx)
    return read(trx)
  }
  if (db.isTransaction) return named(db)
  return (
    db
      .transaction()
      // A page asks several times, and a night may be published in between: balances of one run must not stand
      // beside movements of another.
      .setIsolationLevel('repeatable read')
      // An officer who looks in a member's place could not write even by our mistake.
      .setAccessMode('read only')
      .execute(named)
  )
}

function nameOf(reader: Reader): string {
  const [[kind, who] = []] = Object.entries(reader)
  if (!kind || !/^[\w.-]+$/.test(String(who)))
    throw new RangeError('a reader has a kind and a name')
  return `${kind}:${who}`
}
