import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { YearQuery } from '#contract/shared/period-query.ts'
import { readNotice } from '#server/papers/member/dividend-notice.ts'
import { memberPaper, sendMemberPaper } from '#server/papers/member-paper.ts'

export const dividendPaperRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get('/papers/dividend/:format', memberPaper(YearQuery), async (request, reply) =>
    sendMemberPaper(request, reply, (reading) =>
      readNotice(reading, Number(request.query.year) || undefined),
    ),
  )
}
