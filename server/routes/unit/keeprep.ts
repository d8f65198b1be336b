import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { KeeprepReply } from '#contract/unit/bill.ts'
import { readBillCover } from '#server/units/bill-cover.ts'
import { PeopleQuery } from '#server/units/unit-query.ts'

/** งบหน้า: the month's sums, everybody on it, and what is other than last month. */
export const keeprepRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/keeprep',
    {
      config: { authz: 'unit' },
      schema: { querystring: PeopleQuery, response: { 200: KeeprepReply } },
    },
    (request) => readBillCover(request, request.query),
  )
}
