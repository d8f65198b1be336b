import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { DataCopyReply, DataCopyRequest } from '#contract/member/access.ts'
import { requestDataCopy } from '#server/requests/data-copy.ts'

/** The one place where a member is told their national id and bank accounts in full (SEC-56). */
export const dataCopyRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/data-copy',
    {
      config: { authz: 'member' },
      schema: { body: DataCopyRequest, response: { 200: DataCopyReply } },
    },
    (request, reply) => requestDataCopy(request, request.body, reply),
  )
}
