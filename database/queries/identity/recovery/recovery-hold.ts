// What waits before a member who wants only passkeys gets a password by a proof from afar. One at a time, by the database's clock.

import { sql } from 'kysely'
import type { Db } from '../../../core/connect.ts'

/** For so long after the wait it may be used. */
const USE_DAYS = 7

export interface RecoveryHold {
  askedAt: Date
  readyAt: Date
  isReady: boolean
}

/** The one that lasts; what is over is as if it had never been. */
export function recoveryHoldOf(db: Db, membershipNo: string): Promise<RecoveryHold | undefined> {
  return db
    .selectFrom('recovery_hold')
    .select(['asked_at as askedAt', 'ready_at as readyAt'])
    .select(sql<boolean>`ready_at <= now()`.as('isReady'))
    .where('membership_no', '=', membershipNo)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
}

export async function beginRecoveryHold(
  trx: Db,
  membershipNo: string,
  hours: number,
): Promise<Date> {
  await endRecoveryHold(trx, membershipNo)
  const { readyAt } = await trx
    .insertInto('recovery_hold')
    .values({
      membership_no: membershipNo,
      ready_at: sql`now() + make_interval(hours => ${hours})`,
      expires_at: sql`now() + make_interval(hours => ${hours}, days => ${USE_DAYS})`,
    })
    .returning('ready_at as readyAt')
    .executeTakeFirstOrThrow()
  return readyAt
}

/** Uses it up; false when there is none whose wait is over. */
export async function takeReadyHold(trx: Db, membershipNo: string): Promise<boolean> {
  const taken = await trx
    .deleteFrom('recovery_hold')
    .where('membership_no', '=', membershipNo)
    .where('ready_at', '<=', sql<Date>`now()`)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('membership_no')
    .executeTakeFirst()
  return taken !== undefined
}

export async function endRecoveryHold(trx: Db, membershipNo: string): Promise<void> {
  await trx.deleteFrom('recovery_hold').where('membership_no', '=', membershipNo).execute()
}
