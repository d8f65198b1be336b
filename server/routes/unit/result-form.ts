import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { MonthQuery } from '#contract/shared/period-query.ts'
import { PaperBytes } from '#server/papers/paper.ts'
import { sendResultForm } from '#server/units/papers/result-form.ts'
import { UNIT_PAPER } from '#server/units/unit-paper.ts'

/** A sheet to fill in and send back, without national ids: the member's number is enough to know whom it is about. */
export const resultFormRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/papers/result_form',
    { config: UNIT_PAPER, schema: { querystring: MonthQuery, response: { 200: PaperBytes } } },
    (request, reply) => sendResultForm(request, request.query, reply),
  )
}
