// Loans that are behind, as officers work through them. Read as an officer.

import { sql } from 'kysely'
import type { Day } from '#domain/calendar/day.ts'
import type { Missed } from '#domain/guarantee-watch/missed-instalments.ts'
import { STEPS } from '#domain/guarantee-watch/notice-clock.ts'
import type { Satang } from '#domain/money/money.ts'
import type { Named } from '#domain/person/full-name.ts'
import type { Db } from '../../core/connect.ts'
import type { NoticeStep, WatchState, WatchStateName } from './watch-case.ts'

export interface BoardCase extends Named {
  case_id: number
  loan_no: string
  borrower_no: string
  opened_at: Date
  seq: number
  run_id: number
  state: WatchStateName
  default_on: Day
  default_by: WatchState['default_by']
  missed: Missed[]
  amount: Satang
  /** What the core system says is owed by now; null where it says nothing. */
  core_arrears: Satang | null
}

/** Those that are open, or one whatever became of it; what is in default longest first. */
export async function boardCases(trx: Db, only?: number): Promise<BoardCase[]> {
  const { rows } = await sql<BoardCase>`
    select one.case_id, one.loan_no, one.borrower_no, one.opened_at, last.seq, last.run_id, last.state, last.default_on, last.default_by,
      last.missed, last.amount, coalesce(person.prefix, '') as prefix, coalesce(person.member_name, '') as member_name,
      coalesce(person.member_surname, '') as member_surname,
      nullif(coalesce(loan.arrears_principal, 0) + coalesce(loan.arrears_interest, 0), 0)::bigint as core_arrears
    from watch_case as one
    cross join lateral (select * from watch_state where case_id = one.case_id order by seq desc limit 1) as last
    left join member_detail as person on person.membership_no = one.borrower_no
    left join loan on loan.loan_no = one.loan_no and loan.membership_no = one.borrower_no
    where case when ${only ?? null}::bigint is null then last.state in ('behind', 'unit') else one.case_id = ${only ?? null} end
    order by last.default_on, one.case_id`.execute(trx)
  return rows
}

export interface StateRow extends WatchState {
  as_of: Day
  at: Date
}

export async function statesOf(db: Db, caseId: number): Promise<StateRow[]> {
  const { rows } = await sql<StateRow>`
    select state, default_on, default_by, missed, amount, as_of, at from watch_state where case_id = ${caseId} order by seq`.execute(
    db,
  )
  return rows
}

export function noticesOf(db: Db, caseId: number) {
  return db
    .selectFrom('watch_notice')
    .select(['membership_no', 'step', 'at'])
    .$narrowType<{ step: NoticeStep }>()
    .where('case_id', '=', caseId)
    .orderBy('at')
    .orderBy('membership_no')
    .execute()
}

export function correctionsOf(db: Db, caseId: number) {
  return db
    .selectFrom('watch_correction as one')
    .innerJoin('staff', 'staff.login', 'one.by')
    .select(['one.default_on', 'one.was_on', 'one.reason', 'staff.name as officer', 'one.at'])
    .where('case_id', '=', caseId)
    .orderBy('correction_id')
    .execute()
}

export async function addCorrection(
  trx: Db,
  correction: { case_id: number; default_on: Day; was_on: Day; reason: string; by: string },
): Promise<void> {
  await trx.insertInto('watch_correction').values(correction).execute()
}

/** The last one of each case that is open. */
export async function correctedDays(trx: Db): Promise<Map<number, Day>> {
  const { rows } = await sql<{ case_id: number; default_on: Day }>`
    select distinct on (case_id) case_id, default_on from watch_correction order by case_id, correction_id desc`.execute(
    trx,
  )
  return new Map(rows.map(({ case_id, default_on }) => [case_id, default_on]))
}

/** What was paid since a day, the oldest first. */
export async function paymentsSince(trx: Db, loanNo: string, since: Day) {
  const { rows } = await sql<{
    posted_on: Day
    receipt_no: string | null
    principal: Satang
    interest: Satang
    balance: Satang
    payer_no: string | null
  }>`select posted_on, receipt_no, principal, interest, balance, payer_no from loan_movement
     where loan_no = ${loanNo} and posted_on >= ${since} order by seq`.execute(trx)
  return rows
}

/** Open cases so many days old of which a guarantor has no letter in hand. */
function untold(days: number) {
  return async (db: Db): Promise<{ count: number; oldest: Date | null }> => {
    const { rows } = await sql<{ count: number; oldest: Date | null }>`
      select count(*)::int as count, min(last.default_on)::timestamptz as oldest
      from watch_case as one
      cross join lateral (select * from watch_state where case_id = one.case_id order by seq desc limit 1) as last
      where last.state = 'behind' and last.default_on <= (now() at time zone 'Asia/Bangkok')::date - ${days}::int
        and exists (
          select from guarantee where guarantee.loan_no = one.loan_no and guarantor_no is not null
            and not exists (select from watch_letter join watch_post using (letter_id)
              where event = 'delivered' and watch_letter.case_id = one.case_id and watch_letter.membership_no = guarantor_no)
            and not exists (select from watch_task
              where watch_task.case_id = one.case_id and watch_task.membership_no = guarantor_no and told_on is not null))`.execute(
      db,
    )
    return rows[0] ?? { count: 0, oldest: null }
  }
}

export const untoldRed = untold(STEPS.red)
/** Every day again, until it is done. */
export const untoldDaily = untold(STEPS.daily)

export async function tasksOpen(db: Db): Promise<{ count: number; oldest: Date | null }> {
  const { rows } = await sql<{ count: number; oldest: Date | null }>`
    select count(*)::int as count, min(opened_at) as oldest from watch_task where done_at is null`.execute(
    db,
  )
  return rows[0] ?? { count: 0, oldest: null }
}
