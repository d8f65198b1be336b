// How much waits for an officer, one small question each.

import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../core/connect.ts'

/** The number, and since when the oldest of them has waited. */
export interface Waiting {
  count: number
  oldest: Date | null
}

export function boardMessagesWaiting(db: Db): Promise<Waiting> {
  return waiting(db, 'written_at', sql`board_message where state = 'waiting'`)
}

export function boardReportsOpen(db: Db): Promise<Waiting> {
  return waiting(db, 'reported_at', sql`board_report where settled_at is null`)
}

export function actsWaiting(db: Db): Promise<Waiting> {
  return waiting(db, 'proposed_at', sql`pending_act where outcome is null and expires_at > now()`)
}

/** Nobody has begun with them. */
export function demandsReceived(db: Db): Promise<Waiting> {
  return demandsIn(db, 'received')
}

/** Begun and not answered. */
export function demandsWorking(db: Db): Promise<Waiting> {
  return demandsIn(db, 'working')
}

function demandsIn(db: Db, status: 'received' | 'working'): Promise<Waiting> {
  return waiting(
    db,
    'demand.sent_at',
    sql`demand
      cross join lateral (select status from demand_step step where step.demand_id = demand.demand_id
                          order by at desc, step_id desc limit 1) last
      where last.status = ${sql.lit(status)}`,
  )
}

export function correctionsWaiting(db: Db): Promise<Waiting> {
  return waiting(db, 'asked_at', sql`correction_request where state = 'waiting'`)
}

export function requestsToCheck(db: Db): Promise<Waiting> {
  return waiting(db, 'sent_at', sql`request where state in ('sent', 'bounced')`)
}

export function requestsToApprove(db: Db): Promise<Waiting> {
  return waiting(db, 'sent_at', sql`request where state = 'checked'`)
}

/** Approved, and not on their way to the core system. */
export function requestsToOrder(db: Db): Promise<Waiting> {
  return waiting(db, 'sent_at', sql`request where state = 'approved'`)
}

const UNDECIDED = sql`((file.taken_by is null and file.checked_by is null) or exists (
  select from bank_line line where line.file_id = file.file_id and line.outcome <> 'matched' and line.decision is null))`

/** The bank's files with payments to decide, or that the folder brought and nobody has looked at. */
export function bankFilesToCheck(db: Db): Promise<Waiting> {
  return waiting(db, 'taken_at', sql`bank_file file where file.state = 'taken' and ${UNDECIDED}`)
}

export function bankFilesToRelease(db: Db): Promise<Waiting> {
  return waiting(
    db,
    'taken_at',
    sql`bank_file file where file.state = 'taken' and not ${UNDECIDED}`,
  )
}

/** Out of the folder, and not taken. */
export function bankFilesRefused(db: Db): Promise<Waiting> {
  return waiting(db, 'at', sql`bank_folder_file where outcome = 'refused' and seen_at is null`)
}

export interface BankWork {
  kind: 'check' | 'release' | 'refused'
  id: number
}

/** The same, file by file. What an officer sent themselves and has still to decide they know of. */
export async function bankWork(db: Db): Promise<BankWork[]> {
  const { rows } = await sql<BankWork>`
    select case when ${UNDECIDED} then 'check' else 'release' end as kind, file.file_id as id
    from bank_file file where file.state = 'taken' and (file.taken_by is null or not ${UNDECIDED})
    union all
    select 'refused', folder_file_id from bank_folder_file where outcome = 'refused' and seen_at is null
    order by kind, id`.execute(db)
  return rows
}

/** Answers of the core system that do not fit, and nobody has looked at. */
export function orderProblemsOpen(db: Db): Promise<Waiting> {
  return waiting(
    db,
    'found_at',
    sql`order_problem problem where seen_at is null and (problem.problem <> 'not_shown' or exists (
      select from order_line line where line.order_no = problem.order_no and line.result is null))`,
  )
}

/** Balances that members dispute, by their last word of each year. */
export function balancesDisputed(db: Db): Promise<Waiting> {
  return waiting(
    db,
    'last.at',
    sql`(select distinct on (membership_no, year) answer_id, agreed, at from balance_answer
         order by membership_no, year, answer_id desc) last
      where not last.agreed
        and not exists (select from balance_reply reply where reply.answer_id = last.answer_id)`,
  )
}

export function rightsOpen(db: Db): Promise<Waiting> {
  return waiting(db, 'asked_at', sql`rights_request where state in ('waiting', 'working')`)
}

export function photosWaiting(db: Db): Promise<Waiting> {
  return waiting(db, 'set_at', sql`member_photo where state = 'waiting'`)
}

/** Units have told what they deducted, and nobody has closed their month. */
export function unitMonthsSent(db: Db): Promise<Waiting> {
  return waiting(db, 'sent_at', sql`unit_result where state = 'sent'`)
}

/** Billed for the newest month, and not heard of. */
export function unitMonthsUnsent(db: Db): Promise<Waiting> {
  return waiting(
    db,
    'due.due_on',
    sql`collection_unit month join collection_due due on due.period = month.period
      where month.period = (select max(period) from collection_due) and month.paid_on is null
        and not exists (select from unit_result result where result.unit_no = month.unit_no
          and result.period = month.period and result.state in ('sent', 'closed'))`,
    sql`null::timestamptz`,
  )
}

/** Also what was written on since it was published or scheduled. */
export function topicDrafts(db: Db): Promise<Waiting> {
  return waiting(
    db,
    'changed_at',
    sql`topic where state = 'draft' or (state = 'published' and version <> live_version)`,
  )
}

export function topicsScheduled(db: Db): Promise<Waiting> {
  return waiting(
    db,
    'changed_at',
    sql`topic where state = 'published' and published_at > now()`,
    sql`null::timestamptz`,
  )
}

export function importsWaiting(db: Db): Promise<Waiting> {
  return waiting(db, 'started_at', sql`import_run where state = 'waiting'`)
}

export function failedMessages(db: Db): Promise<Waiting> {
  return waiting(db, 'created_at', sql`outbox_message where gave_up_at is not null`)
}

async function waiting(
  db: Db,
  since: string,
  among: RawBuilder<unknown>,
  oldest: RawBuilder<unknown> = sql`min(${sql.ref(since)})`,
): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    select count(*)::int as count, ${oldest} as oldest from ${among}`.execute(db)
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
