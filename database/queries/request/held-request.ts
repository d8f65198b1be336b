import { sql } from 'kysely'
import type { Db } from '../../core/connect.ts'
import { REQUEST_COLUMNS as COLUMNS, type RequestRow } from './request.ts'

/** Those that may still be stopped. */
export function lockHeld(trx: Db, membershipNo: string): Promise<RequestRow[]> {
  return trx
    .selectFrom('request')
    .select(COLUMNS)
    .where('membership_no', '=', membershipNo)
    .where('held_until', '>', sql<Date>`now()`)
    .orderBy('request_id')
    .forUpdate()
    .execute()
}

/** Asked of others so long ago that it is over. */
export function lockWaitingBefore(trx: Db, before: Date): Promise<RequestRow[]> {
  return trx
    .selectFrom('request')
    .select(COLUMNS)
    .where('state', '=', 'asking')
    .where('moved_at', '<', before)
    .orderBy('request_id')
    .limit(500)
    .forUpdate()
    .skipLocked()
    .execute()
}
