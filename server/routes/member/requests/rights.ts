// What a member asks under the Personal Data Protection Act, and how it stands.

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { RightsReply, RightsRequestBody } from '#contract/member/access.ts'
import { OkReply } from '#contract/member/identity.ts'
import { readOwnRights, requestRight } from '#server/requests/rights.ts'

export const rightsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/rights',
    { config: { authz: 'member' }, schema: { response: { 200: RightsReply } } },
    (request) => readOwnRights(request),
  )

  app.post(
    '/rights',
    {
      config: { authz: 'member' },
      schema: { body: RightsRequestBody, response: { 200: OkReply } },
    },
    (request) => requestRight(request, request.body),
  )
}
