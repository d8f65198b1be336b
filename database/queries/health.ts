import { sql } from 'kysely'
import type { Db } from '../connect.ts'

export async function isReachable(db: Db): Promise<boolean> {
  try {
    await sql`select 1`.execute(db)
    return true
  } catch {
    return false
  }
}
