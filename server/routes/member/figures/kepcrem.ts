import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { KepcremReply } from '#contract/member/kep.ts'
import { MonthQuery } from '#contract/shared/period-query.ts'
import { readKepcrem } from '#server/member-figures/cremation.ts'
import { memberFeed } from '#server/member-figures/member-feed.ts'

export const kepcremRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/kepcrem',
    {
      config: { authz: 'member', readSafe: true },
      schema: { querystring: MonthQuery, response: { 200: KepcremReply } },
    },
    (request) => memberFeed(request, (reading) => readKepcrem(reading, request.query.period)),
  )
}
