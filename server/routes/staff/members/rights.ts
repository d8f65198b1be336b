// Requests under the Personal Data Protection Act: thirty days, and every refusal with its reason.

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { OneOf } from '#contract/member/figures.ts'
import { OkReply } from '#contract/member/identity.ts'
import { NoBody } from '#contract/shared/envelope.ts'
import { RequestAnswer, RightsQueueReply } from '#contract/staff/requests.ts'
import { Id, PageNumber } from '#server/http/paging.ts'
import {
  readRightsRequests,
  replyToRightsRequest,
  startRightsRequest,
} from '#server/requests/answer-rights.ts'

const OfRequest = Type.Object({ requestId: Id })
const SERVE = { authz: 'staff', may: 'serve_members' } as const

export const staffRightsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/api/admin/rights',
    {
      config: { authz: 'staff', may: 'see_members' },
      schema: {
        querystring: Type.Object(
          { state: Type.Optional(OneOf('open', 'closed')), page: PageNumber },
          { additionalProperties: false },
        ),
        response: { 200: RightsQueueReply },
      },
    },
    ({ query }) => readRightsRequests(app, query),
  )

  app.post(
    '/api/admin/rights/:requestId/take',
    {
      config: SERVE,
      schema: {
        params: OfRequest,
        body: NoBody,
        response: { 200: OkReply },
      },
    },
    (request) => startRightsRequest(request, request.params),
  )

  app.post(
    '/api/admin/rights/:requestId/answer',
    {
      config: SERVE,
      schema: { params: OfRequest, body: RequestAnswer, response: { 200: OkReply } },
    },
    (request) => replyToRightsRequest(request, request.params, request.body),
  )
}
