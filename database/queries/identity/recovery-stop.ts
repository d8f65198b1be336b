// A member stops it: the codes that came with the news, and whose ways to a new password are shut.

import { sql } from 'kysely'
import type { Db } from '../../core/connect.ts'
import { endRecoveryHold } from './recovery/recovery-hold.ts'

const CODE_DAYS = 7

/** What sets a password and what stops it wait for each other. */
export async function lockRecovery(trx: Db, membershipNo: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`recovery ${membershipNo}`}))`.execute(trx)
}

export async function addStopCode(trx: Db, membershipNo: string, codeHash: string): Promise<void> {
  await trx
    .insertInto('stop_code')
    .values({
      code_hash: codeHash,
      membership_no: membershipNo,
      expires_at: sql`now() + make_interval(days => ${CODE_DAYS})`,
    })
    .execute()
}

/** Whose code it is, when it was sent, and whether a password was set since it was sent. */
export function holderOfStopCode(trx: Db, codeHash: string) {
  return trx
    .selectFrom('stop_code as code')
    .leftJoin('credential', (join) =>
      join
        .on('credential.kind', '=', 'member')
        .onRef('credential.login', '=', 'code.membership_no')
        .onRef('credential.changed_at', '>=', 'code.created_at'),
    )
    .select(['code.membership_no as membershipNo', 'code.created_at as sentAt'])
    .select((on) => on('credential.login', 'is not', null).as('isSetSince'))
    .where('code.code_hash', '=', codeHash)
    .where('code.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
}

/** From now on no slip is good, and nobody sets a password. */
export async function stopRecovery(trx: Db, membershipNo: string): Promise<void> {
  await trx
    .insertInto('recovery_stop')
    .values({ membership_no: membershipNo })
    .onConflict((on) => on.doNothing())
    .execute()
  await trx.deleteFrom('stop_code').where('membership_no', '=', membershipNo).execute()
  await trx
    .updateTable('activation_slip')
    .set({ used_at: sql`now()` })
    .where('membership_no', '=', membershipNo)
    .where('used_at', 'is', null)
    .execute()
  await endRecoveryHold(trx, membershipNo)
}

export async function recoveryStoppedAt(db: Db, membershipNo: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('recovery_stop')
    .select('stopped_at')
    .where('membership_no', '=', membershipNo)
    .executeTakeFirst()
  return row?.stopped_at
}

/** False when it was not stopped. */
export async function endRecoveryStop(trx: Db, membershipNo: string): Promise<boolean> {
  const ended = await trx
    .deleteFrom('recovery_stop')
    .where('membership_no', '=', membershipNo)
    .returning('membership_no')
    .executeTakeFirst()
  return ended !== undefined
}

/** A password that somebody else set lets nobody in any more. */
export async function forgetMemberPassword(trx: Db, membershipNo: string): Promise<void> {
  await trx
    .deleteFrom('credential')
    .where('kind', '=', 'member')
    .where('login', '=', membershipNo)
    .execute()
}
