import type { Db } from '../../core/connect.ts'

const SEALING = 'sealing'

/** Of the key that this database is sealed with; undefined before the first start. */
export async function sealingFingerprint(db: Db): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('key_fingerprint')
    .select('fingerprint')
    .where('name', '=', SEALING)
    .executeTakeFirst()
  return row?.fingerprint
}

/** Answers the one that holds: of two first starts at once that of the quicker. */
export async function recordSealingFingerprint(db: Db, fingerprint: Buffer): Promise<Buffer> {
  await db
    .insertInto('key_fingerprint')
    .values({ name: SEALING, fingerprint })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await sealingFingerprint(db)) ?? fingerprint
}
