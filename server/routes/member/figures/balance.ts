import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { BalanceAnswer, BalanceReply } from '#contract/member/balance.ts'
import { OkReply } from '#contract/member/identity.ts'
import { YearQuery } from '#contract/shared/period-query.ts'
import { answerBalance, readBalance } from '#server/member-figures/balance.ts'
import { memberFeed } from '#server/member-figures/member-feed.ts'

export const balanceRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/balance',
    {
      config: { authz: 'member', readSafe: true },
      schema: { querystring: YearQuery, response: { 200: BalanceReply } },
    },
    (request) =>
      memberFeed(request, (reading) =>
        readBalance(reading, Number(request.query.year) || undefined),
      ),
  )

  app.post(
    '/balance',
    { config: { authz: 'member' }, schema: { body: BalanceAnswer, response: { 200: OkReply } } },
    (request) => answerBalance(request, request.body),
  )
}
