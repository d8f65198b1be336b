// What a payment that names somebody may be for, as an officer looks for it.

import { sql } from 'kysely'
import type { Day } from '#domain/calendar/day.ts'
import type { Satang } from '#domain/money/money.ts'
import type { Db } from '../../core/connect.ts'

interface OwnNumbers {
  loans: string[]
  /** Of others, that they stand for. */
  guaranteed: string[]
  accounts: string[]
  funds: string[]
}

/** What somebody has a contract or an account under, in the published night. */
export async function numbersOf(trx: Db, membershipNo: string): Promise<OwnNumbers> {
  const { rows } = await sql<OwnNumbers>`
    select array(select loan_no from loan where membership_no = ${membershipNo} and balance > 0 order by 1) as loans,
      array(select distinct loan_no from guarantee where guarantor_no = ${membershipNo} and loan_balance > 0 order by 1) as guaranteed,
      array(select account_no from deposit_account where membership_no = ${membershipNo} order by 1) as accounts,
      array(select distinct fund_code from cremation_member where membership_no = ${membershipNo} order by 1) as funds`.execute(
    trx,
  )
  return rows[0] ?? { loans: [], guaranteed: [], accounts: [], funds: [] }
}

/** Instalments of several members that are behind, by the last check. */
export async function missedByMember(
  db: Db,
  numbers: string[],
): Promise<Map<string, { period: Day; amount: Satang }[]>> {
  const { rows } = await sql<{ borrower_no: string; period: Day; amount: Satang }>`
    select one.borrower_no, missed->>'period' as period, (missed->>'amount')::float8 as amount
    from watch_case as one
    cross join lateral (
      select state, missed from watch_state where case_id = one.case_id order by seq desc limit 1
    ) as last
    cross join lateral jsonb_array_elements(last.missed) as missed
    where one.borrower_no = any(${numbers}::text[]) and last.state = 'behind'`.execute(db)
  return Map.groupBy(rows, ({ borrower_no }) => borrower_no)
}
