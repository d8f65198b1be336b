// Our own collector of what goes wrong in browsers (REQ-132): enough to mend it, nothing about whom. An outside
// service hears of it from here, so that no browser talks to it.

import { ClientError, ClientErrorReply } from '#contract/public/visitor.ts'
import { forPublic, routes } from '#server/http/routes.ts'
import { recordClientError } from '#server/monitoring/client-error.ts'

export const clientErrorRoutes = routes(
  forPublic.post(
    '/client-error',
    {
      limit: { name: 'client-error', max: 20, seconds: 600 },
      body: ClientError,
      reply: ClientErrorReply,
    },
    recordClientError,
  ),
)
