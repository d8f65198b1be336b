// Our own collector of what goes wrong in browsers (REQ-132): enough to mend it, nothing about whom. An outside
// service hears of it from here, so that no browser talks to it.

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { ClientError, ClientErrorReply } from '#contract/public/visitor.ts'
import { recordClientError } from '#server/monitoring/client-error.ts'

export const clientErrorRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/client-error',
    {
      config: { authz: 'public', limit: { name: 'client-error', max: 20, seconds: 600 } },
      schema: { body: ClientError, response: { 200: ClientErrorReply } },
    },
    (request) => recordClientError(request, request.body),
  )
}
