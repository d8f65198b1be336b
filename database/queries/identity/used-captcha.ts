import { sql } from 'kysely'
import type { Db } from '../../core/connect.ts'

/** True the first time this signature is seen; of any number at once exactly one is first. */
export async function isFirstUse(db: Db, signature: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('used_captcha')
    .values({ signature })
    .onConflict((on) => on.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function forgetOldCaptchas(db: Db): Promise<void> {
  await db
    .deleteFrom('used_captcha')
    .where('used_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute()
}
