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
