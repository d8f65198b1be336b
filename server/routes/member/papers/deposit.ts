import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { readStatement } from '#server/papers/member/deposit-statement.ts'
import { sendMemberPaper, statementPaper } from '#server/papers/member-paper.ts'
import { RangeQuery } from '#server/papers/paper-range.ts'

export const depositPaperRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/papers/dep_statement/:statement/:format',
    statementPaper(RangeQuery),
    async (request, reply) =>
      sendMemberPaper(request, reply, (reading) =>
        readStatement(reading, request.params.statement, request.query),
      ),
  )
}
