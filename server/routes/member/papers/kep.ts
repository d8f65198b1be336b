import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { MonthQuery, YearQuery } from '#contract/shared/period-query.ts'
import { readCollections } from '#server/papers/member/collections.ts'
import { memberPaper, sendMemberPaper } from '#server/papers/member-paper.ts'

const KepPaperQuery = Type.Object(
  { ...MonthQuery.properties, ...YearQuery.properties },
  { additionalProperties: false },
)

export const kepPaperRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get('/papers/kep/:format', memberPaper(KepPaperQuery), async (request, reply) =>
    sendMemberPaper(request, reply, (reading) => readCollections(reading, request.query)),
  )
}
