import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { type CollFeed, CollReply } from '#contract/portal/coll.ts'
import { collateralsOf, guaranteesBy } from '#database/queries/guarantee.ts'
import { guaranteeCapacity, stillGuaranteed } from '#domain/guarantee.ts'
import { total } from '#domain/money.ts'
import { shortenedName } from '#domain/shortened-name.ts'
import { memberFeed, type Reading } from '#server/member-feed.ts'
import { NoQuery } from '#server/period-query.ts'
import { readPortalRules } from '#server/portal-rules.ts'

export const collRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/coll',
    {
      config: { authz: 'member', readSafe: true },
      schema: { querystring: NoQuery, response: { 200: CollReply } },
    },
    (request) => memberFeed(request, readColl),
  )
}

export async function readColl({
  trx,
  membershipNo,
  refOf,
}: Reading): Promise<Omit<CollFeed, 'as_of'>> {
  const rules = await readPortalRules(trx)
  const given = await guaranteesBy(trx, membershipNo)
  const received = await collateralsOf(trx, membershipNo)
  return {
    given: given.map((row) => ({
      loan_no: row.loan_no,
      borrower_name: shortenedName(row.borrower_name),
      amount: row.amount,
      loan_balance: row.loan_balance,
      remaining: stillGuaranteed(row),
    })),
    given_total: total(given.map(({ amount }) => amount)),
    given_remaining: total(given.map(stillGuaranteed)),
    capacity: guaranteeCapacity(given, {
      contractsMax: rules.guaranteeContractsMax,
      amountMax: rules.guaranteeAmountMax,
    }),
    received: received.map((row) => ({
      statement: refOf('loan', row.loan_no),
      loan_no: row.loan_no,
      loan_balance: row.loan_balance,
      collateral: row.collateral,
      guarantor_name: row.guarantor_name === null ? null : shortenedName(row.guarantor_name),
      description: row.description,
      amount: row.amount,
      remaining: stillGuaranteed(row),
    })),
  }
}
