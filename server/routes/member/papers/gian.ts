import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { NoQuery } from '#contract/shared/period-query.ts'
import { sendBeneficiaryForm } from '#server/papers/member/beneficiary-form.ts'
import { memberPaper } from '#server/papers/member-paper.ts'

export const gianPaperRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get('/papers/gian/:format', memberPaper(NoQuery), (request, reply) =>
    sendBeneficiaryForm(request, reply),
  )
}
