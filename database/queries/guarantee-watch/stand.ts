// Who stands for which open loan, from one check of a night to the next, and who was told that they no longer do.

import { sql } from 'kysely'
import type { Day } from '#domain/calendar/day.ts'
import type { Satang } from '#domain/money/money.ts'
import type { Named } from '#domain/person/full-name.ts'
import type { Db } from '../../core/connect.ts'

/** Each guarantor of a loan once. */
const STANDING = sql`
  select loan_no, guarantor_no, min(borrower_no) as borrower_no, min(borrower_name) as borrower_name, sum(amount)::bigint as amount
  from guarantee where guarantor_no is not null and loan_balance > 0 group by 1, 2`

/** What the night shows ended is marked with the day, what it shows again is not, and what is new is added. Read as an officer. */
export async function compareStands(trx: Db, today: Day): Promise<void> {
  await sql`
    update watch_stand as stand set ended_on = null from (${STANDING}) as now
    where ended_on is not null and now.loan_no = stand.loan_no and now.guarantor_no = stand.guarantor_no`.execute(
    trx,
  )
  // A loan that is in no file is neither paid off nor anything else that could be told.
  await sql`
    update watch_stand as stand set ended_on = ${today} from loan
    where ended_on is null and loan.loan_no = stand.loan_no and loan.membership_no = stand.borrower_no
      and not exists (select from guarantee where guarantee.loan_no = stand.loan_no and guarantee.guarantor_no = stand.guarantor_no
        and loan_balance > 0)`.execute(trx)
  await sql`
    insert into watch_stand as stand (loan_no, guarantor_no, borrower_no, borrower_name, amount)
    select loan_no, guarantor_no, borrower_no, borrower_name, amount from (${STANDING}) as now
    on conflict (loan_no, guarantor_no) do update set amount = excluded.amount, borrower_no = excluded.borrower_no,
      borrower_name = excluded.borrower_name
    where (stand.amount, stand.borrower_no, stand.borrower_name)
      is distinct from (excluded.amount, excluded.borrower_no, excluded.borrower_name)`.execute(trx)
}

export type FreedWhy = 'paid' | 'released'

export interface EndedStand extends Named {
  loan_no: string
  guarantor_no: string
  borrower_no: string
  borrower_name: string
  amount: Satang
  why: FreedWhy
  unit: string
}

/** Those that had ended before today and still have; taken out. Who died, or was told of it before, is not among them. */
export async function takeEndedStands(trx: Db, today: Day): Promise<EndedStand[]> {
  const { rows } = await sql<EndedStand>`
    with ended as (
      delete from watch_stand where ended_on < ${today} returning loan_no, guarantor_no, borrower_no, borrower_name, amount
    )
    select ended.*, case when loan.balance > 0 then 'released' else 'paid' end as why,
      person.prefix, person.member_name, person.member_surname, coalesce(unit.name, '') as unit
    from ended
    join loan on loan.loan_no = ended.loan_no and loan.membership_no = ended.borrower_no
    join member_detail as person on person.membership_no = ended.guarantor_no and person.state <> 'died'
    left join unit on unit.unit_no = person.unit_no
    where not exists (select from watch_freed as freed where freed.loan_no = ended.loan_no and freed.guarantor_no = ended.guarantor_no
      and freed.why = case when loan.balance > 0 then 'released' else 'paid' end)
    order by ended.loan_no, ended.guarantor_no`.execute(trx)
  return rows
}

interface NewFreed extends Omit<EndedStand, keyof Named | 'unit'> {
  as_of: Day
  content: unknown
  paper_code: string
  paper_no: string
}

export async function addFreed(trx: Db, { content, ...freed }: NewFreed): Promise<void> {
  await trx
    .insertInto('watch_freed')
    .values({ ...freed, content: JSON.stringify(content) })
    .execute()
}

export interface FreedRow {
  freed_id: number
  loan_no: string
  borrower_name: string
  why: FreedWhy
  amount: Satang
  paper_no: string
  on: Day
}

/** What a guarantor was told, the newest first. */
export async function freedOf(db: Db, membershipNo: string): Promise<FreedRow[]> {
  const { rows } = await sql<FreedRow>`
    select freed_id, loan_no, borrower_name, why, amount, paper_no, (at at time zone 'Asia/Bangkok')::date as on
    from watch_freed where guarantor_no = ${membershipNo} order by freed_id desc`.execute(db)
  return rows
}

/** Of a borrower's loans, each day once however many were told. */
export async function freedOfBorrower(
  db: Db,
  membershipNo: string,
): Promise<{ loan_no: string; on: Day }[]> {
  const { rows } = await sql<{ loan_no: string; on: Day }>`
    select distinct loan_no, (at at time zone 'Asia/Bangkok')::date as on
    from watch_freed where borrower_no = ${membershipNo} order by 2, 1`.execute(db)
  return rows
}

/** Only whose letter it is. */
export async function freedLetter(db: Db, membershipNo: string, freedId: number) {
  const row = await db
    .selectFrom('watch_freed')
    .select(['content', 'paper_no', 'paper_code', 'at as released_at'])
    .where('freed_id', '=', freedId)
    .where('guarantor_no', '=', membershipNo)
    .executeTakeFirst()
  return row
}
