import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { InsuranceReply } from '#contract/member/insurance.ts'
import { NoQuery } from '#contract/shared/period-query.ts'
import { readInsurance } from '#server/member-figures/insurance.ts'
import { memberFeed } from '#server/member-figures/member-feed.ts'

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
