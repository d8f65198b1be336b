import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { OverviewReply } from '#contract/staff/overview.ts'
import { readOverview } from '#server/site/overview.ts'

export const overviewRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/api/admin/overview',
    { config: { authz: 'staff', may: 'own' }, schema: { response: { 200: OverviewReply } } },
    (request) => readOverview(request),
  )
}
