import { sql } from 'kysely'
import type { Day } from '#domain/calendar/day.ts'
import type { Satang } from '#domain/money/money.ts'
import type { Db } from '../../core/connect.ts'
import type { Tables } from '../../tables.generated.ts'

export interface CollectionLineRow
  extends Omit<Tables['collection_line'], 'membership_no' | 'unit_no'> {
  /** The kind of loan or account the line is for. */
  type_name: string | null
  rate_ppm: number | null
  /** What was published for loans of its type that month; null where nothing was. */
  published_ppm: number | null
  /** Of the loan or account, or of the shares, after this month. */
  remaining: Satang | null
  /** The loan's movement before this month's, which interest runs from. */
  before_on: Day | null
  before_balance: Satang | null
  loan_opened_on: Day | null
  loan_months: number | null
  /** What the ledger posted to the loan under the month's receipt; null where there is no receipt. */
  received_principal: Satang | null
  received_interest: Satang | null
}

/**
 * The lines of some months. What is left after a month is the balance after the movement with the month's
 * receipt, or, where nothing was deducted, after the last one of the month.
 */
export async function collectionLinesOf(
  db: Db,
  membershipNo: string,
  periods: Day[],
): Promise<CollectionLineRow[]> {
  const { rows } = await sql<CollectionLineRow>`
    select line.period, line.seq, line.line_kind, line.ref_no, line.instalment, line.principal,
           line.interest, line.billed, line.deducted, coalesce(loan_type.name, deposit_type.name) as type_name,
           loan.rate_ppm,
           (select rate.rate_ppm from rate
             where rate.kind = 'loan' and rate.name = loan_type.name
               and rate.effective_on < line.period + interval '1 month'
             order by rate.effective_on desc limit 1) as published_ppm,
           loan.opened_on as loan_opened_on, loan.months as loan_months,
           coalesce(owed.balance, held.balance, shares.balance) as remaining,
           earlier.posted_on as before_on, earlier.balance as before_balance,
           received.principal as received_principal, received.interest as received_interest
    from collection_line line
    join collection_slip slip on slip.membership_no = ${membershipNo} and slip.period = line.period
    cross join lateral (select (line.period + interval '1 month' - interval '1 day')::date as ends_on) month
    left join loan on line.line_kind = 'loan' and loan.loan_no = line.ref_no
      and loan.membership_no = ${membershipNo}
    left join loan_type on loan_type.type_code = loan.type_code
    left join deposit_account account on line.line_kind = 'deposit' and account.account_no = line.ref_no
      and account.membership_no = ${membershipNo}
    left join deposit_type on deposit_type.type_code = account.type_code
    left join lateral (
      select balance from loan_movement moved
      where moved.loan_no = loan.loan_no and moved.membership_no = ${membershipNo}
        and (moved.posted_on <= month.ends_on or moved.receipt_no = slip.receipt_no)
      order by (moved.receipt_no = slip.receipt_no) is true desc, moved.seq desc limit 1) owed on true
    left join lateral (
      -- A correction counts from the day of the payment it stands for: the one that the row before it takes back.
      select coalesce(taken.posted_on, moved.posted_on) as posted_on, moved.balance from loan_movement moved
      left join loan_movement back on moved.code = '09' and back.code = '08' and back.seq = moved.seq - 1
        and back.loan_no = loan.loan_no and back.membership_no = ${membershipNo}
      left join loan_movement taken on taken.seq = back.reverses
        and taken.loan_no = loan.loan_no and taken.membership_no = ${membershipNo}
      where moved.loan_no = loan.loan_no and moved.membership_no = ${membershipNo}
        and moved.posted_on < month.ends_on and (moved.receipt_no = slip.receipt_no) is not true
      order by moved.seq desc limit 1) earlier on true
    left join lateral (
      select coalesce(sum(principal), 0)::bigint as principal, coalesce(sum(interest), 0)::bigint as interest
      from loan_movement moved
      where moved.loan_no = line.ref_no and moved.receipt_no = slip.receipt_no
        and moved.membership_no = ${membershipNo} and moved.code = '02') received
      on line.line_kind = 'loan' and slip.receipt_no is not null
    left join lateral (
      select balance from deposit_movement moved
      where moved.account_no = account.account_no and moved.membership_no = ${membershipNo}
        and (moved.posted_on <= month.ends_on or moved.receipt_no = slip.receipt_no)
      order by (moved.receipt_no = slip.receipt_no) is true desc, moved.seq desc limit 1) held on true
    left join lateral (
      select balance from share_movement moved
      where line.line_kind = 'share' and moved.membership_no = ${membershipNo}
        and (moved.posted_on <= month.ends_on or moved.receipt_no = slip.receipt_no)
      order by (moved.receipt_no = slip.receipt_no) is true desc, moved.seq desc limit 1) shares on true
    where line.membership_no = ${membershipNo} and line.period = any(${periods}::date[])
    order by line.period desc, line.seq`.execute(db)
  return rows
}
