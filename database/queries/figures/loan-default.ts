// Loan instalments that were not deducted in full: what an average return may be refused for.

import { sql } from 'kysely'
import type { Day } from '#domain/calendar/day.ts'
import type { ShortLoanLine } from '#domain/dividend/dividend-default.ts'
import type { Db } from '../../core/connect.ts'

/**
 * Each month with a loan line that was left short, beside what was billed and paid of that loan's principal over all the
 * days asked for. A month of which nothing is known yet is not among them.
 */
export async function shortLoanLines(
  db: Db,
  membershipNo: string,
  { from, to }: { from: Day; to: Day },
): Promise<ShortLoanLine[]> {
  const { rows } = await sql<ShortLoanLine>`
    select line.period,
      (select sum(other.principal)::bigint from collection_line as other
       where other.membership_no = ${membershipNo} and other.ref_no = line.ref_no and other.line_kind = 'loan'
         and other.period between ${from} and line.period) as billed_principal,
      (select sum(case when sign = -1 then principal else -principal end)::bigint from loan_movement
       where membership_no = ${membershipNo} and loan_no = line.ref_no and code not in ('00', '01')
         and posted_on between ${from} and ${to}) as paid_principal
    from collection_line as line join collection_slip as slip using (membership_no, period)
    where membership_no = ${membershipNo} and line_kind = 'loan' and line.deducted < line.billed
      and period between ${from} and ${to} and (slip.deducted > 0 or slip.reason is not null)
    order by period`.execute(db)
  return rows
}

/** Whether a loan of the member was in default on some of these days, by the core system's own word. */
export async function hasDefaultedIn(
  db: Db,
  membershipNo: string,
  { from, to }: { from: Day; to: Day },
): Promise<boolean> {
  const found = await db
    .selectFrom('loan')
    .select('loan_no')
    .where('membership_no', '=', membershipNo)
    .where('default_on', '>=', from)
    .where('default_on', '<=', to)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
