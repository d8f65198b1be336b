import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { GianReply } from '#contract/member/gian.ts'
import { NoQuery } from '#contract/shared/period-query.ts'
import { readGian } from '#server/member-figures/beneficiaries.ts'
import { memberFeed } from '#server/member-figures/member-feed.ts'

export const gianRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/gian',
    {
      config: { authz: 'member', readSafe: true },
      schema: { querystring: NoQuery, response: { 200: GianReply } },
    },
    (request) => memberFeed(request, readGian),
  )
}
