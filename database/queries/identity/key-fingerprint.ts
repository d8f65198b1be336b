import type { Db } from '../../core/connect.ts'

const SEALING = 'sealing'
const OLD = 'sealing-old'

/** Of the key that this database is sealed with; undefined before the first start. */
export async function sealingFingerprint(db: Db): Promise<Buffer | undefined> {
  return (await keyInForce(db))?.fingerprint
}

export function keyInForce(db: Db) {
  return db
    .selectFrom('key_fingerprint')
    .select(['fingerprint', 'audit_check'])
    .where('name', '=', SEALING)
    .executeTakeFirst()
}

/** Of the key before, while something may still be sealed with it. */
export async function oldFingerprint(db: Db): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('key_fingerprint')
    .select('fingerprint')
    .where('name', '=', OLD)
    .executeTakeFirst()
  return row?.fingerprint
}

/** Answers the one that holds: of two first starts at once that of the quicker. */
export async function recordSealingFingerprint(
  db: Db,
  fingerprint: Buffer,
  audit_check: Buffer,
): Promise<Buffer> {
  await db
    .insertInto('key_fingerprint')
    .values({ name: SEALING, fingerprint, audit_check })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await sealingFingerprint(db)) ?? fingerprint
}

/** For a database whose fingerprint is older than the check. */
export async function recordAuditCheck(db: Db, audit_check: Buffer): Promise<void> {
  await db
    .updateTable('key_fingerprint')
    .set({ audit_check })
    .where('name', '=', SEALING)
    .where('audit_check', 'is', null)
    .execute()
}

/** The new one is in force, and the one before is still needed. */
export async function putKeyInForce(
  trx: Db,
  next: { fingerprint: Buffer; audit_check: Buffer },
): Promise<void> {
  await trx
    .insertInto('key_fingerprint')
    .columns(['name', 'fingerprint', 'audit_check'])
    .expression((from) =>
      from
        .selectFrom('key_fingerprint')
        .select(({ val }) => [val(OLD).as('name'), 'fingerprint', 'audit_check'])
        .where('name', '=', SEALING),
    )
    .execute()
  await trx.updateTable('key_fingerprint').set(next).where('name', '=', SEALING).execute()
}

export async function forgetOldFingerprint(trx: Db): Promise<void> {
  await trx.deleteFrom('key_fingerprint').where('name', '=', OLD).execute()
}
