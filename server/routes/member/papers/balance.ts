import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { YearQuery } from '#contract/shared/period-query.ts'
import { readPaper } from '#server/papers/member/balance-confirmation.ts'
import { memberPaper, sendMemberPaper } from '#server/papers/member-paper.ts'

export const balancePaperRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const answerAt = `${app.settings.publicUrl}/member/balance`
  app.get('/papers/balance/:format', memberPaper(YearQuery), async (request, reply) =>
    sendMemberPaper(request, reply, (reading) =>
      readPaper(reading, Number(request.query.year) || undefined, answerAt),
    ),
  )
}
