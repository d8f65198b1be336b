import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { DepStatementReply } from '#contract/member/deposit.ts'
import { readDepStatement } from '#server/member-figures/deposit-statement.ts'
import { memberFeed } from '#server/member-figures/member-feed.ts'
import { memberStatement } from '#server/member-figures/statement-query.ts'

export const depStatementRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get('/dep_statement/:statement', memberStatement(DepStatementReply), (request) =>
    memberFeed(request, (reading) =>
      readDepStatement(reading, request.params.statement, request.query),
    ),
  )
}
