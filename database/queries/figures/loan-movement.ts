import { sql } from 'kysely'
import type { Day } from '#domain/calendar/day.ts'
import type { LoanCode } from '#domain/import/movement-codes.ts'
import type { Satang } from '#domain/money/money.ts'
import type { Db } from '../../core/connect.ts'
import { balanceOnDay, balancesAround, isInside, type StatementPage } from './statement-page.ts'

/** Takes the owner as well as the number, so nobody can read a loan by guessing one. */
export interface OwnLoan {
  membershipNo: string
  loanNo: string
}

export interface LoanMovementRow {
  seq: number
  posted_on: Day
  receipt_no: string | null
  code: LoanCode
  sign: -1 | 0 | 1
  principal: Satang
  interest: Satang
  balance: Satang
  /** The name of the guarantor who paid, as long as they stand for the loan. */
  payer_name: string | null
  /** The day of the payment that it takes back. */
  reverses_on: Day | null
  is_reversed: boolean
  /** Whether part of its interest was given back at once. */
  is_refunded: boolean
  /** The day up to which its interest counts: a correction's is that of the payment it stands for. */
  valued_on: Day
  /** The day and the balance that its interest was reckoned from. */
  before_on: Day | null
  before_balance: Satang | null
}

/** Over the whole loan, so that a page's first row knows the one before it: some hundred rows at most. */
export async function loanMovementsOf(
  db: Db,
  { membershipNo, loanNo }: OwnLoan,
  page: StatementPage,
): Promise<LoanMovementRow[]> {
  const { rows } = await sql<LoanMovementRow>`
    with own as (
      select moved.seq, moved.posted_on, moved.receipt_no, moved.code, moved.sign, moved.principal, moved.interest,
        moved.balance, taken.posted_on as reverses_on,
        (select min(guarantor_name) from guarantee where guarantee.loan_no = ${loanNo}
          and borrower_no = ${membershipNo} and guarantor_no = moved.payer_no) as payer_name,
        exists (select from loan_movement as back where back.loan_no = ${loanNo}
          and back.membership_no = ${membershipNo} and back.reverses = moved.seq) as is_reversed,
        lag(taken.posted_on) over (order by moved.seq) as corrects_on,
        coalesce(lead(moved.code) over (order by moved.seq) = '05', false) as is_refunded
      from loan_movement as moved
      left join loan_movement as taken on taken.loan_no = ${loanNo} and taken.membership_no = ${membershipNo}
        and taken.seq = moved.reverses
      where moved.loan_no = ${loanNo} and moved.membership_no = ${membershipNo}),
    valued as (
      select own.*, case when code = '09' then coalesce(corrects_on, posted_on) else posted_on end as valued_on,
        code not in ('05', '08') and not is_reversed as counts
      from own)
    select seq, posted_on, receipt_no, code, sign, principal, interest, balance, payer_name, reverses_on, is_reversed,
      is_refunded, valued_on, before_on, before_balance
    from valued left join lateral (
      select earlier.valued_on as before_on, earlier.balance as before_balance from valued as earlier
      where earlier.seq < valued.seq and earlier.counts order by earlier.seq desc limit 1) as before on true
    where posted_on between ${page.from} and ${page.to}
      ${page.before === undefined ? sql`` : sql`and seq < ${page.before}`}
    order by seq desc limit ${page.limit}`.execute(db)
  return rows
}

/** What the days asked for add up to, and what was owed before and after them. */
export function loanTotalsOf(
  db: Db,
  { membershipNo, loanNo }: OwnLoan,
  days: Pick<StatementPage, 'from' | 'to'>,
) {
  const inside = isInside(days)
  const isPayment = sql`${inside} and code not in ('00', '01')`
  return db
    .selectFrom('loan_movement')
    .select([
      // A payment that was reversed is none.
      sql<number>`(count(*) filter (where ${isPayment} and sign = -1 and code <> '05')
        - count(*) filter (where ${isPayment} and code = '08'))::integer`.as('count'),
      sql<Satang>`coalesce(sum(-sign * principal) filter (where ${isPayment}), 0)::bigint`.as(
        'principal',
      ),
      sql<Satang>`coalesce(sum(case when code = '05' then -interest else -sign * interest end)
        filter (where ${isPayment}), 0)::bigint`.as('interest'),
      sql<Satang>`coalesce(sum(principal) filter (where ${inside} and code = '01'), 0)::bigint`.as(
        'borrowed',
      ),
      ...balancesAround(days),
    ])
    .where('loan_no', '=', loanNo)
    .where('membership_no', '=', membershipNo)
    .executeTakeFirstOrThrow()
}

/** What was owed on a day over all loans. */
export function owedOn(db: Db, membershipNo: string, day: Day): Promise<Satang> {
  return balanceOnDay(db, 'loan', membershipNo, day)
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
    // Refunds (05) and reversed payments give interest back; what a guarantor paid is not the borrower's.
    .select(
      sql<Satang>`coalesce(sum(case when moved.code = '05' or moved.sign = 1 then -moved.interest
        else moved.interest end), 0)::bigint`.as('paid'),
    )
    .where('loan.membership_no', '=', membershipNo)
    .where('moved.membership_no', '=', membershipNo)
    .where('moved.code', '<>', '04')
    .where('moved.posted_on', '>=', from)
    .where('moved.posted_on', '<=', to)
    .executeTakeFirstOrThrow()
  return paid
}
