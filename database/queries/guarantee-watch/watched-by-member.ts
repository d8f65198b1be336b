// What a member may know of loans that are behind: those they stand for, and their own.

import { sql } from 'kysely'
import type { Day } from '#domain/calendar/day.ts'
import type { Missed } from '#domain/guarantee-watch/missed-instalments.ts'
import type { Satang } from '#domain/money/money.ts'
import type { Db } from '../../core/connect.ts'
import type { NoticeStep, WatchStateName } from './watch-case.ts'

export interface MemberCase {
  case_id: number
  loan_no: string
  state: WatchStateName
  default_on: Day
  missed: Missed[]
  amount: Satang
  told: { step: NoticeStep; on: Day }[]
}

/** Cases of loans that the member stands for, with what the member was told; the oldest first. */
export async function casesOfGuarantor(db: Db, membershipNo: string): Promise<MemberCase[]> {
  const { rows } = await sql<MemberCase>`
    select one.case_id, one.loan_no, last.state, last.default_on, last.missed, last.amount,
      coalesce((
        select json_agg(json_build_object('step', step, 'on', (at at time zone 'Asia/Bangkok')::date) order by at, step)
        from watch_notice where case_id = one.case_id and membership_no = ${membershipNo}
      ), '[]') as told
    from watch_case as one
    cross join lateral (select * from watch_state where case_id = one.case_id order by seq desc limit 1) as last
    where one.loan_no in (select loan_no from guarantee where guarantor_no = ${membershipNo})
    order by one.case_id`.execute(db)
  return rows
}

/** Cases of the member's own loans, with what others were told of them, each day and step once. */
export async function casesOfBorrower(db: Db, membershipNo: string): Promise<MemberCase[]> {
  const { rows } = await sql<MemberCase>`
    select one.case_id, one.loan_no, last.state, last.default_on, last.missed, last.amount,
      coalesce((
        select json_agg(json_build_object('step', step, 'on', day) order by day, step)
        from (
          select distinct step, (at at time zone 'Asia/Bangkok')::date as day
          from watch_notice where case_id = one.case_id and membership_no <> ${membershipNo}
        ) as each
      ), '[]') as told
    from watch_case as one
    cross join lateral (select * from watch_state where case_id = one.case_id order by seq desc limit 1) as last
    where one.borrower_no = ${membershipNo}
    order by one.case_id`.execute(db)
  return rows
}
