import { MonthQuery } from '#contract/shared/period-query.ts'
import { DashboardReply } from '#contract/unit/dashboard.ts'
import { forUnit, routes } from '#server/http/routes.ts'
import { readDashboard } from '#server/units/dashboard.ts'

export const unitDashboardRoutes = routes(
  forUnit.get('/dashboard', { query: MonthQuery, reply: DashboardReply }, readDashboard),
)
