import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { WelfareReply } from '#contract/member/welfare.ts'
import { NoQuery } from '#contract/shared/period-query.ts'
import { memberFeed } from '#server/member-figures/member-feed.ts'
import { readWelfare } from '#server/member-figures/welfare.ts'

export const welfareRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/welfare',
    {
      config: { authz: 'member', readSafe: true },
      schema: { querystring: NoQuery, response: { 200: WelfareReply } },
    },
    (request) => memberFeed(request, readWelfare),
  )
}
