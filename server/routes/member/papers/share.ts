import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { readShareStatement } from '#server/papers/member/share-statement.ts'
import { memberPaper, sendMemberPaper } from '#server/papers/member-paper.ts'
import { RangeQuery } from '#server/papers/paper-range.ts'

export const sharePaperRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get('/papers/share/:format', memberPaper(RangeQuery), async (request, reply) =>
    sendMemberPaper(request, reply, (reading) => readShareStatement(reading, request.query)),
  )
}
