import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { AccessQuery, AccessReply } from '#contract/member/access.ts'
import { readOwnAccess } from '#server/audit/own-access.ts'

export const accessRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/access',
    {
      config: { authz: 'member' },
      schema: { querystring: AccessQuery, response: { 200: AccessReply } },
    },
    (request) => readOwnAccess(request, request.query),
  )
}
