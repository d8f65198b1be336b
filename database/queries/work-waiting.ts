// How much waits for an officer, one small question each.

import { sql } from 'kysely'
import type { Db } from '../connect.ts'

/** The number, and since when the oldest of them has waited. */
export interface Waiting {
  count: number
  oldest: Date | null
}

export function boardMessagesWaiting(db: Db): Promise<Waiting> {
  return waiting(
    db,
    sql`select count(*)::int as count, min(written_at) as oldest from board_message where state = 'waiting'`,
  )
}

export function boardReportsOpen(db: Db): Promise<Waiting> {
  return waiting(
    db,
    sql`select count(*)::int as count, min(reported_at) as oldest from board_report where settled_at is null`,
  )
}

/** Nobody has begun with them. */
export function demandsReceived(db: Db): Promise<Waiting> {
  return waiting(
    db,
    sql`
      select count(*)::int as count, min(demand.sent_at) as oldest from demand
      cross join lateral (select status from demand_step step where step.demand_id = demand.demand_id
                          order by at desc, step_id desc limit 1) last
      where last.status = 'received'`,
  )
}

export function correctionsWaiting(db: Db): Promise<Waiting> {
  return waiting(
    db,
    sql`select count(*)::int as count, min(asked_at) as oldest from correction_request where state = 'waiting'`,
  )
}

export function rightsOpen(db: Db): Promise<Waiting> {
  return waiting(
    db,
    sql`select count(*)::int as count, min(asked_at) as oldest from rights_request where state in ('waiting', 'working')`,
  )
}

export function photosWaiting(db: Db): Promise<Waiting> {
  return waiting(
    db,
    sql`select count(*)::int as count, min(set_at) as oldest from member_photo where state = 'waiting'`,
  )
}

/** Units have told what they deducted, and nobody has closed their month. */
export function unitMonthsSent(db: Db): Promise<Waiting> {
  return waiting(
    db,
    sql`select count(*)::int as count, min(sent_at) as oldest from unit_result where state = 'sent'`,
  )
}

export function importsWaiting(db: Db): Promise<Waiting> {
  return waiting(
    db,
    sql`select count(*)::int as count, min(started_at) as oldest from import_run where state = 'waiting'`,
  )
}

export function messagesGivenUp(db: Db): Promise<Waiting> {
  return waiting(
    db,
    sql`select count(*)::int as count, min(created_at) as oldest from outbox_message where gave_up_at is not null`,
  )
}

async function waiting(db: Db, question: ReturnType<typeof sql>): Promise<Waiting> {
  const { rows } = await (question as ReturnType<typeof sql<Waiting>>).execute(db)
  return rows[0] ?? { count: 0, oldest: null }
}

export interface Freshness {
  data_set: string
  rows: number
}

/** What the published night holds, file by file. */
export async function publishedFiles(db: Db): Promise<Freshness[]> {
  const { rows } = await sql<Freshness>`
    select file.data_set, file.rows::float8 as rows from import_file file
    join publication on publication.run_id = file.run_id`.execute(db)
  return rows
}
