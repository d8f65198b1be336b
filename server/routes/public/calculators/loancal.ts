import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { LOAN_FIELDS } from '#domain/loan/loan-form.ts'
import { sendLoanPaper } from '#server/papers/calculator/loan.ts'
import { paperRoute } from '#server/papers/paper.ts'

export const loancalRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get('/loancal/:format', paperRoute(LOAN_FIELDS), (request, reply) =>
    sendLoanPaper(request, request.params, request.query, reply),
  )
}
