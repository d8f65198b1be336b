import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { WelcomeReply } from '#contract/member/welcome.ts'
import { NoQuery } from '#contract/shared/period-query.ts'
import { firstPage } from '#server/member-figures/welcome.ts'

export const welcomeRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/welcome',
    {
      config: { authz: 'member', readSafe: true },
      schema: { querystring: NoQuery, response: { 200: WelcomeReply } },
    },
    (request) => firstPage(request),
  )
}
