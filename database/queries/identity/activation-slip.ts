import { sql } from 'kysely'
import type { Db } from '../../core/connect.ts'

const HOURS = 72

/** One slip a member: a new one makes the old ones worthless. Written as the owner of the tables, or in an officer's name. */
export async function addSlip(db: Db, membershipNo: string, codeHash: string): Promise<Date> {
  await db.deleteFrom('activation_slip').where('membership_no', '=', membershipNo).execute()
  const { expires_at } = await db
    .insertInto('activation_slip')
    .values({
      code_hash: codeHash,
      membership_no: membershipNo,
      expires_at: sql`now() + make_interval(hours => ${HOURS})`,
    })
    .returning('expires_at')
    .executeTakeFirstOrThrow()
  return expires_at
}

/** Takes the slip in, once; false when there is none such. */
export async function takeSlip(db: Db, membershipNo: string, codeHash: string): Promise<boolean> {
  const used = await db
    .updateTable('activation_slip')
    .set({ used_at: sql`now()` })
    .where('code_hash', '=', codeHash)
    .where('membership_no', '=', membershipNo)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('membership_no')
    .executeTakeFirst()
  return used !== undefined
}
