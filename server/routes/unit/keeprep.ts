import { KeeprepReply } from '#contract/unit/bill.ts'
import { forUnit, routes } from '#server/http/routes.ts'
import { readBillCover } from '#server/units/bill-cover.ts'
import { PeopleQuery } from '#server/units/unit-query.ts'

/** งบหน้า: the month's sums, everybody on it, and what is other than last month. */
export const keeprepRoutes = routes(
  forUnit.get('/keeprep', { query: PeopleQuery, reply: KeeprepReply }, readBillCover),
)
