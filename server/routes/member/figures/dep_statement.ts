import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { type DepStatementFeed, DepStatementReply } from '#contract/member/deposit.ts'
import { depositMovementsOf, depositTotalsOf } from '#database/queries/figures/deposit-movement.ts'
import { satang } from '#domain/money/money.ts'
import { memberFeed, type Reading } from '#server/member-figures/member-feed.ts'
import { inAndOut } from '#server/member-figures/own-statement.ts'
import {
  memberStatement,
  pageOfRows,
  type StatementQuery,
  statementPage,
} from '#server/member-figures/statement-query.ts'
import { noStatement } from '#server/member-figures/statement-ref.ts'
import { readAccounts } from './deposit.ts'

export const depStatementRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get('/dep_statement/:statement', memberStatement(DepStatementReply), (request) =>
    memberFeed(request, (reading) =>
      readDepStatement(reading, request.params.statement, request.query),
    ),
  )
}

export async function readDepStatement(
  reading: Reading,
  statement: string,
  asked: StatementQuery,
): Promise<Omit<DepStatementFeed, 'as_of'>> {
  const { trx, membershipNo, asOf } = reading
  const page = statementPage(asked, asOf)
  const account = (await readAccounts(reading)).find((own) => own.statement === statement)
  if (!account) throw noStatement()
  const own = { membershipNo, accountNo: account.account_no }
  const { opening, closing, ...totals } = await depositTotalsOf(trx, own, page)
  const { shown, next_cursor } = pageOfRows(await depositMovementsOf(trx, own, page))
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
