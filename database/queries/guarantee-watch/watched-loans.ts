// Loans of the published night that may be behind, with all that was billed for them and all that came.

import { sql } from 'kysely'
import type { Day } from '#domain/calendar/day.ts'
import type { WatchedLoan } from '#domain/guarantee-watch/missed-instalments.ts'
import type { Db } from '../../core/connect.ts'

export interface WatchedLoanRow extends WatchedLoan {
  loan_no: string
  membership_no: string
}

/**
 * Those that a month's bill found short and the core system does not count as paid since, and those that it calls a default itself.
 * What comes back to the borrower, or was taken back, counts against what came.
 */
export async function loansToWatch(trx: Db, asOf: Day): Promise<WatchedLoanRow[]> {
  const { rows } = await sql<WatchedLoanRow>`
    with short as (
      select distinct line.membership_no, line.ref_no as loan_no
      from collection_line as line
      join collection_run as run using (period)
      join loan on loan.loan_no = line.ref_no and loan.membership_no = line.membership_no
      where line.line_kind = 'loan' and line.deducted < line.billed and run.due_on < ${asOf}
        and loan.balance > 0 and (line.instalment is null or line.instalment > loan.months_paid)
    ), watched as (
      select membership_no, loan_no from short
      union
      select membership_no, loan_no from loan where default_on is not null and balance > 0
    )
    select loan.loan_no, loan.membership_no, loan.balance, loan.months_paid, loan.default_on,
      coalesce((
        select json_agg(json_build_object('period', line.period, 'due_on', run.due_on, 'instalment', line.instalment,
          'billed', line.billed, 'deducted', line.deducted, 'unit_paid_on', month.paid_on) order by line.period, line.seq)
        from collection_line as line
        join collection_run as run using (period)
        join collection_unit as month on month.unit_no = line.unit_no and month.period = line.period
        where line.membership_no = loan.membership_no and line.ref_no = loan.loan_no and line.line_kind = 'loan'
      ), '[]') as bills,
      coalesce((
        select json_agg(json_build_object('posted_on', posted_on,
          'amount', case when code = '05' then -interest when sign = -1 then principal + interest else -principal - interest end) order by seq)
        from loan_movement as movement
        where movement.loan_no = loan.loan_no and movement.membership_no = loan.membership_no and code not in ('00', '01')
      ), '[]') as repayments
    from watched join loan using (loan_no, membership_no)
    order by loan.loan_no`.execute(trx)
  return rows
}

/** Persons who stand for loans. */
export function guarantorsOf(trx: Db, loans: readonly string[]) {
  return trx
    .selectFrom('guarantee')
    .select(['loan_no', 'guarantor_no'])
    .distinct()
    .where('loan_no', 'in', loans)
    .where('guarantor_no', 'is not', null)
    .$narrowType<{ guarantor_no: string }>()
    .execute()
}
