import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { DividendReply } from '#contract/member/dividend.ts'
import { YearQuery } from '#contract/shared/period-query.ts'
import { readDividend } from '#server/member-figures/dividend.ts'
import { memberFeed } from '#server/member-figures/member-feed.ts'

export const dividendRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/dividend',
    {
      config: { authz: 'member', readSafe: true },
      schema: { querystring: YearQuery, response: { 200: DividendReply } },
    },
    (request) =>
      memberFeed(request, (reading) =>
        readDividend(reading, Number(request.query.year) || undefined),
      ),
  )
}
