// The month that is billed, and how far members have been told of it.

import { sql } from 'kysely'
import type { Day } from '#domain/calendar/day.ts'
import type { Satang } from '#domain/money/money.ts'
import type { Db } from '../../core/connect.ts'

/** The newest month of the night, unless its last day for paying is over: then it is no news. */
export async function monthToPay(db: Db, today: Day): Promise<Day | undefined> {
  const newest = await db
    .selectFrom('collection_run')
    .select(['period', 'due_on'])
    .orderBy('period', 'desc')
    .limit(1)
    .executeTakeFirst()
  return newest && newest.due_on >= today ? newest.period : undefined
}

/** Nobody else moves it meanwhile. */
export async function lockRound(db: Db, period: Day, today: Day) {
  await db
    .insertInto('bill_round')
    .values({ period, first_seen_on: today })
    .onConflict((on) => on.doNothing())
    .execute()
  return db
    .selectFrom('bill_round')
    .selectAll()
    .where('period', '=', period)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** The next members after this number who have something to pay. */
export async function billsAfter(
  db: Db,
  period: Day,
  after: string,
  most: number,
): Promise<{ membership_no: string; billed: Satang }[]> {
  return db
    .selectFrom('collection_slip')
    .innerJoin('member', 'member.membership_no', 'collection_slip.membership_no')
    .select(['collection_slip.membership_no', 'collection_slip.billed'])
    .where('period', '=', period)
    .where('collection_slip.membership_no', '>', after)
    .where('billed', '>', sql<Satang>`0`)
    .where('member.state', 'in', ['active', 'retired'])
    .orderBy('collection_slip.membership_no')
    .limit(most)
    .execute()
}

export async function stepRound(
  db: Db,
  period: Day,
  { reachedNo, members }: { reachedNo: string; members: number },
): Promise<void> {
  await db
    .updateTable('bill_round')
    .set({ reached_no: reachedNo, members: sql`members + ${members}` })
    .where('period', '=', period)
    .execute()
}

export async function endRound(db: Db, period: Day): Promise<void> {
  await db
    .updateTable('bill_round')
    .set({ ended_at: sql`now()` })
    .where('period', '=', period)
    .execute()
}
