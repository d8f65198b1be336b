import { OverviewReply } from '#contract/staff/overview.ts'
import { forStaff, routes } from '#server/http/routes.ts'
import { readOverview } from '#server/site/overview.ts'

export const overviewRoutes = routes(
  forStaff('own').get('/overview', { reply: OverviewReply }, readOverview),
)
