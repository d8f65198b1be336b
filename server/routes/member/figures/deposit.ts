import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { DepositReply, LastUpdate } from '#contract/member/deposit.ts'
import { NoQuery } from '#contract/shared/period-query.ts'
import { readDeposits } from '#server/member-figures/deposits.ts'
import { memberFeed, readMember } from '#server/member-figures/member-feed.ts'

export const depositRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/deposit',
    {
      config: { authz: 'member', readSafe: true },
      schema: { querystring: NoQuery, response: { 200: DepositReply } },
    },
    (request) => memberFeed(request, readDeposits),
  )

  // REQ-515: the day deposit statements are of, without anything else.
  app.post(
    '/lastupdate_bydepstatement',
    { config: { authz: 'member', readSafe: true }, schema: { response: { 200: LastUpdate } } },
    ({ member }) =>
      readMember(app, member.membershipNo, async ({ asOf }) => ({
        rc_code: '1' as const,
        data: asOf,
      })),
  )
}
