import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { NoQuery } from '#contract/shared/period-query.ts'
import { readSchedule, readStatement } from '#server/papers/member/loan-papers.ts'
import { sendMemberPaper, statementPaper } from '#server/papers/member-paper.ts'
import { RangeQuery } from '#server/papers/paper-range.ts'

export const loanPaperRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/papers/loan_statement/:statement/:format',
    statementPaper(RangeQuery),
    async (request, reply) =>
      sendMemberPaper(request, reply, (reading) =>
        readStatement(reading, request.params.statement, request.query),
      ),
  )

  app.get(
    '/papers/loan_schedule/:statement/:format',
    statementPaper(NoQuery),
    async (request, reply) =>
      sendMemberPaper(request, reply, (reading) => readSchedule(reading, request.params.statement)),
  )
}
