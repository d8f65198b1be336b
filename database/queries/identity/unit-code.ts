import type { Db } from '../../core/connect.ts'

const HOURS = 72

/** One code a person: a new one makes the old ones worthless. Answers until when it is good. */
export async function addUnitCode(
  trx: Db,
  given: { login: string; codeHash: string; issuedBy: string; now: Date },
): Promise<Date> {
  const { login, codeHash, issuedBy, now } = given
  const expires_at = new Date(now.getTime() + HOURS * 60 * 60 * 1000)
  await trx
    .deleteFrom('unit_code')
    .where('login', '=', login)
    .where('used_at', 'is', null)
    .execute()
  await trx
    .insertInto('unit_code')
    .values({
      code_hash: codeHash,
      login,
      issued_by: issuedBy,
      created_at: now,
      expires_at,
      used_at: null,
    })
    .execute()
  return expires_at
}

interface Shown {
  login: string
  codeHash: string
  now: Date
}

/** Whose first password it is good for, as long as it is good for one. */
export function holderOfUnitCode(db: Db, { login, codeHash, now }: Shown) {
  return db
    .selectFrom('unit_code')
    .innerJoin('unit_user', 'unit_user.login', 'unit_code.login')
    .select(['unit_user.unit_no as unitNo', 'unit_user.name'])
    .where('unit_code.code_hash', '=', codeHash)
    .where('unit_code.login', '=', login)
    .where('unit_code.used_at', 'is', null)
    .where('unit_code.expires_at', '>', now)
    .where('unit_user.disabled_at', 'is', null)
    .executeTakeFirst()
}

/** Takes it in, once; false when another was quicker. */
export async function spendUnitCode(trx: Db, { login, codeHash, now }: Shown): Promise<boolean> {
  const spent = await trx
    .updateTable('unit_code')
    .set({ used_at: now })
    .where('code_hash', '=', codeHash)
    .where('login', '=', login)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('login')
    .executeTakeFirst()
  return spent !== undefined
}
