import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { LoanStatementReply } from '#contract/member/loan_statement.ts'
import { readLoanStatement } from '#server/member-figures/loan-statement.ts'
import { memberFeed } from '#server/member-figures/member-feed.ts'
import { memberStatement } from '#server/member-figures/statement-query.ts'

export const loanStatementRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get('/loan_statement/:statement', memberStatement(LoanStatementReply), (request) =>
    memberFeed(request, (reading) =>
      readLoanStatement(reading, request.params.statement, request.query),
    ),
  )
}
