// Whose deduction of a month is less than their bill, in all units. Asked inside readAs() as an officer.

import { sql } from 'kysely'
import type { Reason } from '#domain/collection-words.ts'
import type { Satang } from '#domain/money.ts'
import type { Db } from '../connect.ts'

export interface ShortfallRow {
  unit_no: string
  unit_name: string
  membership_no: string
  name: string
  billed: Satang
  amount: Satang
  reason: Reason | null
}

/** As each unit has told, or as was posted where it told nothing; a draft tells nothing yet. */
export async function shortfallsIn(db: Db, period: string): Promise<ShortfallRow[]> {
  const { rows } = await sql<ShortfallRow>`
    select unit.unit_no, unit.name as unit_name, slip.membership_no,
           member.prefix || member.member_name || ' ' || member.member_surname as name,
           slip.billed, short.amount, short.reason
    from collection_unit month
    join unit on unit.unit_no = month.unit_no
    join collection_slip slip on slip.unit_no = month.unit_no and slip.period = month.period
    join member on member.membership_no = slip.membership_no
    left join unit_result told on told.unit_no = month.unit_no and told.period = month.period
      and told.state <> 'draft'
    left join unit_result_line said on said.unit_no = told.unit_no and said.period = told.period
      and said.membership_no = slip.membership_no
    cross join lateral (
      select case when told.unit_no is null then slip.deducted else said.amount end as amount,
             case when told.unit_no is null then slip.reason else said.reason end as reason
    ) short
    where month.period = ${period} and (told.unit_no is not null or month.paid_on is not null)
      and short.amount < slip.billed
    order by unit.unit_no, slip.membership_no`.execute(db)
  return rows
}
