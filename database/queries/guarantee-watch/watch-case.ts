import { sql } from 'kysely'
import type { Day } from '#domain/calendar/day.ts'
import type { Missed } from '#domain/guarantee-watch/missed-instalments.ts'
import type { Satang } from '#domain/money/money.ts'
import type { Db } from '../../core/connect.ts'

export type WatchStateName = 'behind' | 'unit' | 'cured' | 'undone'

export interface WatchState {
  state: WatchStateName
  default_on: Day
  default_by: 'core' | 'bill' | 'officer'
  missed: Missed[]
  amount: Satang
}

export interface OpenCase extends WatchState {
  case_id: number
  loan_no: string
  borrower_no: string
  seq: number
  run_id: number
}

const LOCK = 686

/** One check at a time, also of several machines. */
export async function lockWatch(trx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx)
}

/** Whether the last check was of this night, on this day. */
export async function isChecked(trx: Db, runId: number, day: Day): Promise<boolean> {
  const last = await trx
    .selectFrom('watch_check')
    .select(['run_id', 'on_day'])
    .orderBy('check_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.run_id === runId && last.on_day === day
}

export function addCheck(
  trx: Db,
  check: { run_id: number; on_day: Day; behind: number; unit: number },
) {
  return trx.insertInto('watch_check').values(check).execute()
}

/** Those that are neither cured nor undone, by loan. */
export async function openCases(trx: Db): Promise<Map<string, OpenCase>> {
  const { rows } = await sql<OpenCase>`
    select one.case_id, one.loan_no, one.borrower_no, last.seq, last.state, last.default_on, last.default_by, last.missed,
      last.amount, last.run_id
    from watch_case as one
    cross join lateral (
      select * from watch_state where case_id = one.case_id order by seq desc limit 1
    ) as last
    where last.state in ('behind', 'unit')`.execute(trx)
  return new Map(rows.map((row) => [row.loan_no, row]))
}

export async function addCase(
  trx: Db,
  { loan_no, borrower_no }: { loan_no: string; borrower_no: string },
): Promise<number> {
  const { case_id } = await trx
    .insertInto('watch_case')
    .values({ loan_no, borrower_no })
    .returning('case_id')
    .executeTakeFirstOrThrow()
  return case_id
}

interface NewState extends WatchState {
  case_id: number
  seq: number
  run_id: number
  as_of: Day
}

export function addState(trx: Db, { missed, ...state }: NewState) {
  return trx
    .insertInto('watch_state')
    .values({ ...state, missed: JSON.stringify(missed) })
    .execute()
}

export type NoticeStep = 'borrower' | 'quiet' | 'letter' | 'cured' | 'freed'

/** Answers whether they had not been told of it. */
export async function addNotice(
  trx: Db,
  notice: { case_id: number; membership_no: string; step: NoticeStep },
): Promise<boolean> {
  const row = await trx
    .insertInto('watch_notice')
    .values(notice)
    .onConflict((on) => on.doNothing())
    .returning('case_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Who was told that a loan is behind. */
export async function notifiedOf(trx: Db, caseId: number): Promise<string[]> {
  const rows = await trx
    .selectFrom('watch_notice')
    .select('membership_no')
    .distinct()
    .where('case_id', '=', caseId)
    .where('step', '!=', 'cured')
    .orderBy('membership_no')
    .execute()
  return rows.map(({ membership_no }) => membership_no)
}
