// A loan that is behind, as a night showed it some days ago.

import { sql } from 'kysely'
import type { Db } from '#database/core/connect.ts'
import { readAs } from '#database/core/reader.ts'
import { addCase, addState } from '#database/queries/guarantee-watch/watch-case.ts'
import { publicationNow } from '#database/queries/import/publication.ts'
import { type Day, firstOfMonth, monthOf } from '#domain/calendar/day.ts'
import { daysLater } from '#domain/calendar/month-end.ts'
import { bangkokDate } from '#domain/calendar/thai-date.ts'
import { satang } from '#domain/money/money.ts'

export interface GivenCase {
  caseId: number
  loanNo: string
  borrower: string
  guarantors: string[]
  defaultOn: Day
}

/** Of a loan that others stand for and that has no case yet; `notOf` is nobody in it. */
export async function givenWatchCase(
  db: Db,
  { days, notOf = [] }: { days: number; notOf?: readonly string[] },
): Promise<GivenCase> {
  const { rows } = await readAs(db, { staff: 'test' }, (trx) =>
    sql<{ loan_no: string; borrower: string; guarantors: string[] }>`
      select loan_no, borrower_no as borrower, array_agg(distinct guarantor_no order by guarantor_no) as guarantors
      from guarantee where guarantor_no is not null and loan_balance > 0
        and loan_no not in (select loan_no from watch_case) and borrower_no <> all(${notOf}::text[])
      group by 1, 2 having not array_agg(guarantor_no) && ${notOf}::text[] order by 1 limit 1`.execute(
      trx,
    ),
  )
  const [loan] = rows
  const night = await publicationNow(db)
  if (!loan || !night) throw new Error('no loan that somebody stands for')
  const defaultOn = daysLater(bangkokDate(new Date()), -days)
  const caseId = await addCase(db, { loan_no: loan.loan_no, borrower_no: loan.borrower })
  const due_on = daysLater(defaultOn, -1)
  const missed = [{ period: firstOfMonth(monthOf(due_on)), due_on, amount: satang(5_000_00) }]
  await addState(db, {
    ...{ case_id: caseId, seq: 1, run_id: night.run_id, as_of: night.as_of, missed },
    ...{ state: 'behind', default_on: defaultOn, default_by: 'bill', amount: satang(5_000_00) },
  })
  const { loan_no: loanNo, borrower, guarantors } = loan
  return { caseId, loanNo, borrower, guarantors, defaultOn }
}
