import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { StatusReply } from '#contract/member/status.ts'
import { NoQuery } from '#contract/shared/period-query.ts'
import { memberFeed } from '#server/member-figures/member-feed.ts'
import { readStatus } from '#server/member-figures/status.ts'

export const statusRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/status',
    {
      config: { authz: 'member', readSafe: true },
      schema: { querystring: NoQuery, response: { 200: StatusReply } },
    },
    (request) => memberFeed(request, readStatus),
  )
}
