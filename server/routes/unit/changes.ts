import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { MonthQuery } from '#contract/shared/period-query.ts'
import { PaperBytes, PaperFormat } from '#server/papers/paper.ts'
import { sendChangesPaper } from '#server/units/papers/changes.ts'
import { UNIT_PAPER } from '#server/units/unit-paper.ts'

/** Whoever is billed otherwise than last month, those who are gone among them: a list of its own for payroll. */
export const unitChangesRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/papers/changes/:format',
    {
      config: UNIT_PAPER,
      schema: { params: PaperFormat, querystring: MonthQuery, response: { 200: PaperBytes } },
    },
    (request, reply) => sendChangesPaper(request, request.params, request.query, reply),
  )
}
