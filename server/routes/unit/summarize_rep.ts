import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { SummarizeRepReply } from '#contract/unit/bill.ts'
import { readBillSummary } from '#server/units/bill-summary.ts'
import { SummaryQuery } from '#server/units/unit-query.ts'

/** สรุป: by group and kind, the months beside each other, and a row for everybody. */
export const summarizeRepRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/summarize_rep',
    {
      config: { authz: 'unit' },
      schema: { querystring: SummaryQuery, response: { 200: SummarizeRepReply } },
    },
    (request) => readBillSummary(request, request.query),
  )
}
