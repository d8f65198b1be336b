// A linking under way. Good once, for ten minutes after each step, in the session that began it, by the database's clock.

import { sql } from 'kysely'
import type { Db } from '../../core/connect.ts'
import { IS_ALIVE } from '../identity/session.ts'
import type { LineUser } from './line-link.ts'

const UNTIL = sql<Date>`now() + interval '10 minutes'`
const IN_TIME = sql<boolean>`expires_at > now()`

interface Began {
  membershipNo: string
  family: string
  codeSha256: Buffer
}

/** In place of any before it. Answers until when the code is good. */
export async function beginPairing(
  db: Db,
  { membershipNo, family, codeSha256 }: Began,
): Promise<Date> {
  const own = {
    family,
    code_sha256: codeSha256,
    user_sha256: null,
    user_sealed: null,
    nonce_sha256: null,
    expires_at: UNTIL,
  }
  const { expires_at } = await db
    .insertInto('line_pairing')
    .values({ membership_no: membershipNo, ...own })
    .onConflict((on) => on.column('membership_no').doUpdateSet(own))
    .returning('expires_at')
    .executeTakeFirstOrThrow()
  return expires_at
}

/** Of this session only. */
export function pairingOf(db: Db, membershipNo: string, family: string) {
  return db
    .selectFrom('line_pairing')
    .select(['user_sealed', 'nonce_sha256', 'expires_at'])
    .where('membership_no', '=', membershipNo)
    .where('family', '=', family)
    .where(IN_TIME)
    .executeTakeFirst()
}

/** The first who writes the code; a second one changes nothing. */
export async function pairUser(
  db: Db,
  codeSha256: Buffer,
  { sha256, sealed }: LineUser,
): Promise<void> {
  await db
    .updateTable('line_pairing')
    .set({ user_sha256: sha256, user_sealed: sealed, expires_at: UNTIL })
    .where('code_sha256', '=', codeSha256)
    .where('user_sha256', 'is', null)
    .where(IN_TIME)
    .execute()
}

export async function setNonce(
  db: Db,
  membershipNo: string,
  family: string,
  nonceSha256: Buffer,
): Promise<void> {
  await db
    .updateTable('line_pairing')
    .set({ nonce_sha256: nonceSha256, expires_at: UNTIL })
    .where('membership_no', '=', membershipNo)
    .where('family', '=', family)
    .where('user_sha256', 'is not', null)
    .execute()
}

/** Uses it up: whose it was, where the same person ends it who wrote the code and the session that began it still lives. */
export async function endPairing(
  db: Db,
  nonceSha256: Buffer,
  userSha256: Buffer,
): Promise<string | undefined> {
  const { rows } = await sql<{ membership_no: string }>`
    delete from line_pairing pairing
    where nonce_sha256 = ${nonceSha256} and user_sha256 = ${userSha256} and ${IN_TIME}
      and exists (select from session
        where session.family = pairing.family and kind = 'member' and subject_id = pairing.membership_no and ${IS_ALIVE})
    returning membership_no`.execute(db)
  return rows[0]?.membership_no
}
