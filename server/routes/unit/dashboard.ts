import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { MonthQuery } from '#contract/shared/period-query.ts'
import { DashboardReply } from '#contract/unit/dashboard.ts'
import { readDashboard } from '#server/units/dashboard.ts'

export const unitDashboardRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/dashboard',
    {
      config: { authz: 'unit' },
      schema: { querystring: MonthQuery, response: { 200: DashboardReply } },
    },
    (request) => readDashboard(request, request.query),
  )
}
