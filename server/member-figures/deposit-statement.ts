import type { DepStatementFeed } from '#contract/member/deposit.ts'
import { depositMovementsOf, depositTotalsOf } from '#database/queries/figures/deposit-movement.ts'
import { satang } from '#domain/money/money.ts'
import { readAccounts } from './deposits.ts'
import type { Reading } from './member-feed.ts'
import { inAndOut } from './own-statement.ts'
import { pageOfRows, type StatementQuery, statementPage } from './statement-query.ts'
import { noStatement } from './statement-ref.ts'

export async function readDepStatement(
  reading: Reading,
  statement: string,
  asked: StatementQuery,
): Promise<Omit<DepStatementFeed, 'as_of'>> {
  const { night, membershipNo, asOf } = reading
  const page = statementPage(asked, asOf)
  const account = (await readAccounts(reading)).find((own) => own.statement === statement)
  if (!account) throw noStatement()
  const own = { membershipNo, accountNo: account.account_no }
  const [{ opening, closing, ...totals }, rows] = await Promise.all([
    night(depositTotalsOf, own, page),
    night(depositMovementsOf, own, page),
  ])
  const { shown, next_cursor } = pageOfRows(rows)
  return {
    account,
    from: page.from,
    to: page.to,
    opening_balance: opening ?? satang(0),
    closing_balance: closing ?? satang(0),
    totals,
    movements: shown.map(inAndOut),
    next_cursor,
  }
}
