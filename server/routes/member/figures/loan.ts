import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { LoanReply } from '#contract/member/loan.ts'
import { NoQuery } from '#contract/shared/period-query.ts'
import { readLoans } from '#server/member-figures/loans.ts'
import { memberFeed } from '#server/member-figures/member-feed.ts'

export const loanRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/loan',
    {
      config: { authz: 'member', readSafe: true },
      schema: { querystring: NoQuery, response: { 200: LoanReply } },
    },
    (request) => memberFeed(request, readLoans),
  )
}
