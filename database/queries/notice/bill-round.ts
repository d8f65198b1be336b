// The month that is billed, and how far members have been told of it.

import { sql } from 'kysely'
import type { Day, Month } from '#domain/calendar/day.ts'
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

const MONTHS_SHOWN = 3

/** The newest first: how many have it in their inbox, and since when all have. */
export async function billMonths(
  db: Db,
): Promise<{ period: Month; people: number; ended_on: Day | null }[]> {
  const { rows } = await sql<{ period: Month; people: number; ended_on: Day | null }>`
    select to_char(period, 'YYYY-MM') as period, members as people, (ended_at at time zone 'Asia/Bangkok')::date as ended_on
    from bill_round where members > 0 order by bill_round.period desc limit ${MONTHS_SHOWN}`.execute(
    db,
  )
  return rows
}

interface BillNight {
  day: Day
  sent: number
  waiting: number
  gave_up: number
}

/** By the day they were put down, the newest first, as long as messages are kept. */
export async function billNights(db: Db): Promise<BillNight[]> {
  const { rows } = await sql<BillNight>`
    select (created_at at time zone 'Asia/Bangkok')::date as day,
      (count(*) filter (where sent_at is not null))::int as sent,
      (count(*) filter (where sent_at is null and gave_up_at is null))::int as waiting,
      (count(*) filter (where gave_up_at is not null))::int as gave_up
    from outbox_message where template = 'bill_issued' group by 1 order by 1 desc`.execute(db)
  return rows
}
