import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { KepReply } from '#contract/member/kep.ts'
import { MonthQuery } from '#contract/shared/period-query.ts'
import { readKep } from '#server/member-figures/collection.ts'
import { memberFeed } from '#server/member-figures/member-feed.ts'

export const kepRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/kep',
    {
      config: { authz: 'member', readSafe: true },
      schema: { querystring: MonthQuery, response: { 200: KepReply } },
    },
    (request) => memberFeed(request, (reading) => readKep(reading, request.query.period)),
  )
}
