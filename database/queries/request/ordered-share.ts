import { sql } from 'kysely'
import type { Month } from '#domain/calendar/day.ts'
import type { Db } from '../../core/connect.ts'

/** What these members asked of their shares from a month on, and the core system was told and has not refused. */
export function orderedShares(db: Db, membershipNos: readonly string[], month: Month) {
  return db
    .selectFrom('request')
    .innerJoin('order_line as line', 'line.request_id', 'request.request_id')
    .innerJoin('order_batch as batch', 'batch.batch_id', 'line.batch_id')
    .select(['request.membership_no', 'request.year', 'request.serial', 'request.payload'])
    .where('request.membership_no', '=', sql<string>`any(${membershipNos}::text[])`)
    .where('request.kind', '=', 'share_change')
    .where('batch.state', '=', 'released')
    .where('line.reverses', 'is', null)
    .where(({ or, eb }) => or([eb('line.result', 'is', null), eb('line.result', '=', 'accepted')]))
    .where(sql<string>`line.content ->> 'first_period'`, '=', month)
    .orderBy('request.request_id')
    .execute()
}
