// What the desk keeps of loans beside what it keeps of every request.

import { sql } from 'kysely'
import type { Db } from '../../core/connect.ts'

/** Rules are tried on the newest of a year: each takes some 0.1 ms, and the site answers others meanwhile. */
const TRIED_MOST = 1_000

/** Every loan that was asked for since a day, with what it was judged by. */
export function loansSince(db: Db, since: string) {
  return db
    .selectFrom('request')
    .select(['year', 'serial', 'payload', 'judged'])
    .where('kind', '=', 'loan')
    .where('state', '!=', 'draft')
    .where(sql<boolean>`sent_at >= ${since}::date::timestamp at time zone 'Asia/Bangkok'`)
    .orderBy('request_id', 'desc')
    .limit(TRIED_MOST)
    .execute()
}

/** What is signed by hand stands, or is still to come. */
export async function setAwaitsPaper(trx: Db, requestId: number, awaits: boolean): Promise<void> {
  await trx
    .updateTable('request')
    .set({ awaits_paper: awaits, version: sql<number>`version + 1` })
    .where('request_id', '=', requestId)
    .execute()
}
