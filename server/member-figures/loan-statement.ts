import type { LoanMovement, LoanStatementFeed } from '#contract/member/loan_statement.ts'
import {
  type LoanMovementRow,
  loanMovementsOf,
  loanTotalsOf,
} from '#database/queries/figures/loan-movement.ts'
import { loanRatesOf } from '#database/queries/site/rate.ts'
import type { LoanRules } from '#domain/loan/loan.ts'
import { satang } from '#domain/money/money.ts'
import { interestBasis } from './interest-basis.ts'
import { loanContract } from './loans.ts'
import type { Reading } from './member-feed.ts'
import { ownLoan, withPayer } from './own-statement.ts'
import { pageOfRows, type StatementQuery, statementPage } from './statement-query.ts'

/** What carries interest of its own: not a refund, nor what takes a payment back or was taken back. */
const WITH_INTEREST: readonly string[] = ['02', '03', '04', '09']

export async function readLoanStatement(
  reading: Reading,
  statement: string,
  asked: StatementQuery,
): Promise<Omit<LoanStatementFeed, 'as_of'>> {
  const { night, membershipNo, asOf } = reading
  const page = statementPage(asked, asOf)
  const loan = await ownLoan(reading, statement)
  const own = { membershipNo, loanNo: loan.loan_no }
  const [{ loan: rules }, published, totals, rows] = await Promise.all([
    reading.rules(),
    // Dropped together with every other published rate (server/pages/forget-content.ts).
    night(loanRatesOf, loan.type_name),
    night(loanTotalsOf, own, page),
    night(loanMovementsOf, own, page),
  ])
  const { count, principal, interest, borrowed, opening, closing } = totals
  const { shown, next_cursor } = pageOfRows(rows)
  return {
    contract: loanContract(reading, loan, rules),
    from: page.from,
    to: page.to,
    opening_balance: opening ?? satang(0),
    closing_balance: closing ?? satang(0),
    totals: { count, principal, interest, paid: satang(principal + interest), borrowed },
    movements: shown.map((row) => {
      const then = published.find(({ effective_on }) => effective_on <= row.valued_on)
      return movement(row, { ratePpm: loan.rate_ppm, publishedPpm: then?.rate_ppm }, rules)
    }),
    next_cursor,
    rules,
  }
}

function movement(
  { before_on, before_balance, valued_on, is_refunded, ...row }: LoanMovementRow,
  { ratePpm, publishedPpm }: { ratePpm: number; publishedPpm: number | undefined },
  rules: LoanRules,
): LoanMovement {
  const isRepayment = WITH_INTEREST.includes(row.code) && !row.is_reversed && !is_refunded
  return {
    ...withPayer(row),
    total: satang(row.principal + row.interest),
    basis:
      isRepayment && before_on !== null && before_balance !== null
        ? interestBasis(
            {
              balance: before_balance,
              ratePpm,
              fromOn: before_on,
              toOn: valued_on,
              interest: row.interest,
            },
            rules,
            publishedPpm,
          )
        : null,
  }
}
