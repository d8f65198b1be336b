import { SummarizeRepReply } from '#contract/unit/bill.ts'
import { forUnit, routes } from '#server/http/routes.ts'
import { readBillSummary } from '#server/units/bill-summary.ts'
import { SummaryQuery } from '#server/units/unit-query.ts'

/** สรุป: by group and kind, the months beside each other, and a row for everybody. */
export const summarizeRepRoutes = routes(
  forUnit.get('/summarize_rep', { query: SummaryQuery, reply: SummarizeRepReply }, readBillSummary),
)
