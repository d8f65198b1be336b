import { sql } from 'kysely'
import type { Day } from '#domain/day.ts'
import type { Satang } from '#domain/money.ts'
import type { Db } from '../connect.ts'
import { closingBalance, isInside, openingBalance, type StatementPage } from './statement-page.ts'

/** Takes the owner as well as the number, so nobody can read a loan by guessing one. */
export interface OwnLoan {
  membershipNo: string
  loanNo: string
}

/** Each with the day and balance before it, which its interest was reckoned from. */
export function loanMovementsOf(db: Db, loan: OwnLoan, page: StatementPage) {
  return db
    .selectFrom(withBefore(db, loan).as('moved'))
    .selectAll()
    .where('posted_on', '>=', page.from)
    .where('posted_on', '<=', page.to)
    .$if(page.before !== undefined, (query) => query.where('seq', '<', page.before ?? 0))
    .orderBy('seq', 'desc')
    .limit(page.limit)
    .execute()
}

// Over the whole loan, so that a page's first row knows the one before it: some hundred rows at most.
function withBefore(db: Db, { membershipNo, loanNo }: OwnLoan) {
  return db
    .selectFrom('loan_movement')
    .select([
      'seq',
      'posted_on',
      'receipt_no',
      'code',
      'sign',
      'principal',
      'interest',
      'balance',
      sql<Day | null>`lag(posted_on) over (order by seq)`.as('before_on'),
      sql<Satang | null>`lag(balance) over (order by seq)`.as('before_balance'),
    ])
    .where('loan_no', '=', loanNo)
    .where('membership_no', '=', membershipNo)
}

/** What the days asked for add up to, and what was owed before and after them. */
export function loanTotalsOf(
  db: Db,
  { membershipNo, loanNo }: OwnLoan,
  days: Pick<StatementPage, 'from' | 'to'>,
) {
  const inside = isInside(days)
  const sum = (column: string, sign: number) =>
    sql<Satang>`coalesce(sum(${sql.ref(column)}) filter (where ${inside} and sign = ${sql.lit(sign)}), 0)::bigint`
  return db
    .selectFrom('loan_movement')
    .select([
      sql<number>`count(*) filter (where ${inside} and sign = -1)`.as('count'),
      sum('principal', -1).as('principal'),
      sql<Satang>`coalesce(sum(case when code = '05' then -interest else interest end)
        filter (where ${inside} and sign = -1), 0)::bigint`.as('interest'),
      sum('principal', 1).as('borrowed'),
      openingBalance(days).as('opening'),
      closingBalance(days).as('closing'),
    ])
    .where('loan_no', '=', loanNo)
    .where('membership_no', '=', membershipNo)
    .executeTakeFirstOrThrow()
}

/** What was owed on a day over all loans. */
export async function owedOn(db: Db, membershipNo: string, day: Day): Promise<Satang> {
  const { owed } = await db
    .selectFrom('loan')
    .innerJoinLateral(
      (on) =>
        on
          .selectFrom('loan_movement as moved')
          .select('moved.balance')
          .whereRef('moved.loan_no', '=', 'loan.loan_no')
          .where('moved.membership_no', '=', membershipNo)
          .where('moved.posted_on', '<=', day)
          .orderBy('moved.seq', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select(sql<Satang>`coalesce(sum(last.balance), 0)::bigint`.as('owed'))
    .where('loan.membership_no', '=', membershipNo)
    .executeTakeFirstOrThrow()
  return owed
}

/** Loan interest paid from one day to another, for the average return. */
export async function interestPaidIn(
  db: Db,
  membershipNo: string,
  { from, to }: { from: Day; to: Day },
): Promise<Satang> {
  const { paid } = await db
    .selectFrom('loan')
    .innerJoin('loan_movement as moved', 'moved.loan_no', 'loan.loan_no')
    // Refunds (05) and reversed payments give interest back.
    .select(
      sql<Satang>`coalesce(sum(case when moved.code = '05' or moved.sign = 1 then -moved.interest
        else moved.interest end), 0)::bigint`.as('paid'),
    )
    .where('loan.membership_no', '=', membershipNo)
    .where('moved.membership_no', '=', membershipNo)
    .where('moved.posted_on', '>=', from)
    .where('moved.posted_on', '<=', to)
    .executeTakeFirstOrThrow()
  return paid
}
