import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { ShareReply } from '#contract/member/share.ts'
import { YearQuery } from '#contract/shared/period-query.ts'
import { memberFeed } from '#server/member-figures/member-feed.ts'
import { readShare } from '#server/member-figures/shares.ts'

export const shareRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/share',
    {
      config: { authz: 'member', readSafe: true },
      schema: { querystring: YearQuery, response: { 200: ShareReply } },
    },
    (request) =>
      memberFeed(request, (reading) => readShare(reading, Number(request.query.year) || undefined)),
  )
}
