import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { depositAccountsOf } from '#database/queries/deposit-account.ts'
import { depositMovementsOf, depositTotalsOf } from '#database/queries/deposit-movement.ts'
import { depositStatement } from '#documents/member/deposit-statement.ts'
import type { Content } from '#documents/official.ts'
import { satang } from '#domain/money.ts'
import type { Reading } from '#server/member-feed.ts'
import {
  MEMBER_PAPER,
  PAPER_REPLY,
  readHolder,
  StatementFormatParams,
  sendMemberPaper,
} from '#server/member-paper.ts'
import {
  openingOf,
  paperRange,
  paperRows,
  type RangeAsked,
  RangeQuery,
} from '#server/paper-range.ts'
import { noStatement } from '#server/statement-ref.ts'

export const depositPaperRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/papers/dep_statement/:statement/:format',
    {
      config: MEMBER_PAPER,
      schema: { params: StatementFormatParams, querystring: RangeQuery, response: PAPER_REPLY },
    },
    async (request, reply) =>
      sendMemberPaper(request, reply, (reading) =>
        readStatement(reading, request.params.statement, request.query),
      ),
  )
}

async function readStatement(
  reading: Reading,
  statement: string,
  asked: RangeAsked,
): Promise<Content> {
  const { trx, membershipNo, asOf, refOf } = reading
  const page = paperRange(asked, asOf)
  const accounts = await depositAccountsOf(trx, membershipNo)
  const account = accounts.find(({ account_no }) => refOf('deposit', account_no) === statement)
  // Somebody else's and nobody's are one answer.
  if (!account) throw noStatement()
  const own = { membershipNo, accountNo: account.account_no }
  const { opening, closing } = await depositTotalsOf(trx, own, page)
  const rows = paperRows(await depositMovementsOf(trx, own, page))
  return depositStatement({
    asOf,
    holder: await readHolder(reading),
    account,
    from: page.from,
    to: page.to,
    opening: openingOf(opening, rows),
    closing: closing ?? satang(0),
    rows: rows.map(({ amount, ...row }) => ({
      ...row,
      paid_in: row.sign === 1 ? amount : satang(0),
      paid_out: row.sign === -1 ? amount : satang(0),
    })),
  })
}
