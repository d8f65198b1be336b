import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { type InsuranceFeed, InsuranceReply } from '#contract/member/insurance.ts'
import { policiesOf } from '#database/queries/figures/insurance.ts'
import { insuranceState } from '#domain/insurance/insurance.ts'
import { total } from '#domain/money/money.ts'
import { memberFeed, type Reading } from '#server/member-figures/member-feed.ts'
import { NoQuery } from '#server/member-figures/period-query.ts'

export const insuranceRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/insurance',
    {
      config: { authz: 'member', readSafe: true },
      schema: { querystring: NoQuery, response: { 200: InsuranceReply } },
    },
    (request) => memberFeed(request, readInsurance),
  )
}

export async function readInsurance({
  trx,
  membershipNo,
  asOf,
}: Reading): Promise<Omit<InsuranceFeed, 'as_of'>> {
  const policies = (await policiesOf(trx, membershipNo)).map((policy) => ({
    ...policy,
    ...insuranceState(policy, asOf),
  }))
  const covering = policies.filter(({ state }) => state === 'in-force' || state === 'ending-soon')
  return { policies, sum_insured: total(covering.map(({ sum_insured }) => sum_insured)) }
}
