// The members' voice as officers see it: with who wrote, what they wrote, and who looks after it.

import { sql } from 'kysely'
import type { Month } from '#domain/calendar/day.ts'
import type { DemandStatus } from '#domain/content/demand.ts'
import type { Db } from '../../core/connect.ts'
import { containing } from '../sql/containing.ts'
import { countOf } from '../sql/count-of.ts'
import { DEMAND_STATUS } from './demand.ts'

interface InboxPage {
  status: DemandStatus | 'open' | undefined
  /** Of this officer, or of nobody. */
  assigned: { to: string | null } | undefined
  words: string[]
  limit: number
  offset: number
}

const FILES = sql<number>`(select count(*) from demand_file file where file.demand_id = demand.demand_id)`

/** Open ones oldest first, because they are work; others newest first. Read as an officer (database/core/reader.ts). */
export async function demandInbox(db: Db, page: InboxPage) {
  const { status, assigned } = page
  const found = db
    .selectFrom('demand')
    .leftJoin('staff', 'staff.login', 'demand.assigned_to')
    .$if(status === 'open', (some) => some.where(DEMAND_STATUS, '!=', 'answered'))
    .$if(status !== undefined && status !== 'open', (some) =>
      some.where(DEMAND_STATUS, '=', status as DemandStatus),
    )
    .$if(assigned !== undefined, (some) =>
      some.where('demand.assigned_to', 'is not distinct from', assigned?.to ?? null),
    )
    .where((on) =>
      on.and(page.words.map((word) => on('demand.search_text', 'like', containing(word)))),
    )
  const direction = status === 'open' || status === 'received' ? 'asc' : 'desc'
  const rows = await found
    .select(['demand.demand_id', 'demand.kind', 'demand.subject', 'demand.body', 'demand.sent_at'])
    .select(['demand.published_at', 'demand.answered_at', 'staff.name as assigned'])
    .select([DEMAND_STATUS.as('status'), FILES.as('files')])
    .orderBy('demand.sent_at', direction)
    .orderBy('demand.demand_id', direction)
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return { rows, total: await countOf(found) }
}

export async function demandCounts(db: Db, officer: string) {
  const { rows } = await sql<{ open: number; mine: number; nobody: number }>`
    select count(*)::int as open, (count(*) filter (where assigned_to = ${officer}))::int as mine,
           (count(*) filter (where assigned_to is null))::int as nobody
    from demand where ${DEMAND_STATUS} <> 'answered'`.execute(db)
  return rows[0] ?? { open: 0, mine: 0, nobody: 0 }
}

/** Read as an officer (database/core/reader.ts): who wrote is nobody else's to know. */
export function demandForOfficers(db: Db, demandId: number) {
  return db
    .selectFrom('demand')
    .innerJoin('demand_sender as sender', 'sender.demand_id', 'demand.demand_id')
    .leftJoin('staff', 'staff.login', 'demand.assigned_to')
    .select(['demand.demand_id', 'demand.kind', 'demand.subject', 'demand.body', 'demand.sent_at'])
    .select(['demand.published_at', 'demand.answer', 'demand.answered_by', 'demand.answered_at'])
    .select(['demand.assigned_to', 'demand.assigned_at', 'staff.name as assigned'])
    .select(['sender.anonymous', 'sender.name', 'sender.contact'])
    .select(['sender.subject as sent_subject', 'sender.body as sent_body'])
    .select(DEMAND_STATUS.as('status'))
    .where('demand.demand_id', '=', demandId)
    .executeTakeFirst()
}

export function notesOn(db: Db, demandId: number) {
  return db
    .selectFrom('demand_note')
    .innerJoin('staff', 'staff.login', 'demand_note.written_by')
    .select(['note_id', 'words', 'written_at', 'staff.name as officer'])
    .where('demand_id', '=', demandId)
    .orderBy('note_id')
    .execute()
}

export async function addNote(
  trx: Db,
  note: { demand_id: number; words: string; written_by: string; written_at: Date },
): Promise<void> {
  await trx.insertInto('demand_note').values(note).execute()
}

/** Locks the matter until the transaction is over, so that two officers take turns. */
export function takeDemand(trx: Db, demandId: number) {
  return trx
    .selectFrom('demand')
    .select(['demand_id', 'sent_at', 'published_at', 'answer', 'answered_at', 'assigned_to'])
    .select(DEMAND_STATUS.as('status'))
    .where('demand_id', '=', demandId)
    .forUpdate()
    .executeTakeFirst()
}

export async function assignDemand(
  trx: Db,
  demandId: number,
  { to, now }: { to: string | null; now: Date },
): Promise<void> {
  await trx
    .updateTable('demand')
    .set({ assigned_to: to, assigned_at: to === null ? null : now })
    .where('demand_id', '=', demandId)
    .execute()
}

/** The words as everybody may read them; null takes the matter back from the public. */
export async function publishDemand(
  trx: Db,
  demandId: number,
  shown: { subject: string; body: string; publishedAt: Date | null },
): Promise<void> {
  const { subject, body, publishedAt: published_at } = shown
  await trx
    .updateTable('demand')
    .set({ subject, body, published_at })
    .where('demand_id', '=', demandId)
    .execute()
}

/** The first answer is when it was answered; a later one only mends its words. */
export async function answerDemand(
  trx: Db,
  demandId: number,
  { answer, as, now }: { answer: string; as: string; now: Date },
): Promise<void> {
  await trx
    .updateTable('demand')
    .set({ answer, answered_by: as, answered_at: sql<Date>`coalesce(answered_at, ${now})` })
    .where('demand_id', '=', demandId)
    .execute()
}

/** Opened again: what was answered stands no longer. */
export async function takeBackAnswer(trx: Db, demandId: number): Promise<void> {
  await trx
    .updateTable('demand')
    .set({ answer: null, answered_by: null, answered_at: null })
    .where('demand_id', '=', demandId)
    .execute()
}

interface MonthOfAnswers {
  /** YYYY-MM. */
  month: Month
  received: number
  answered: number
  median_seconds: number | null
}

/** Twelve months up to now, in the cooperative's time: what came in, what was answered, and how quickly. */
export async function answersByMonth(db: Db, now: Date): Promise<MonthOfAnswers[]> {
  const { rows } = await sql<MonthOfAnswers>`
    with months as (
      select generate_series(date_trunc('month', ${now}::timestamptz at time zone 'Asia/Bangkok') - interval '11 months',
        date_trunc('month', ${now}::timestamptz at time zone 'Asia/Bangkok'), interval '1 month') as first
    )
    select to_char(first, 'YYYY-MM') as month,
      (select count(*)::int from demand
       where date_trunc('month', sent_at at time zone 'Asia/Bangkok') = first) as received,
      (select count(*)::int from demand
       where date_trunc('month', answered_at at time zone 'Asia/Bangkok') = first) as answered,
      (select (percentile_disc(0.5) within group (order by extract(epoch from answered_at - sent_at)))::float8
       from demand where date_trunc('month', answered_at at time zone 'Asia/Bangkok') = first) as median_seconds
    from months order by first`.execute(db)
  return rows
}

/** How long the oldest open matter has waited. */
export async function oldestOpenDemand(db: Db): Promise<Date | null> {
  const { rows } = await sql<{ oldest: Date | null }>`
    select min(sent_at) as oldest from demand where ${DEMAND_STATUS} <> 'answered'`.execute(db)
  return rows[0]?.oldest ?? null
}
