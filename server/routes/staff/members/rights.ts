// Requests under the Personal Data Protection Act: thirty days, and every refusal with its reason.

import { Type } from 'typebox'
import { OkReply } from '#contract/member/identity.ts'
import { NoBody } from '#contract/shared/envelope.ts'
import { Closed, OneOf } from '#contract/shared/shapes.ts'
import { RequestAnswer, RightsQueueReply } from '#contract/staff/requests.ts'
import { Id, PageNumber } from '#server/http/paging.ts'
import { forStaff, routes } from '#server/http/routes.ts'
import {
  readRightsRequests,
  replyToRightsRequest,
  startRightsRequest,
} from '#server/requests/answer-rights.ts'

const OfRequest = Type.Object({ requestId: Id })

const serveMembers = forStaff('serve_members')

export const staffRightsRoutes = routes(
  forStaff('see_members').get(
    '/rights',
    {
      query: Closed({ state: Type.Optional(OneOf('open', 'closed')), page: PageNumber }),
      reply: RightsQueueReply,
    },
    ({ server }, query) => readRightsRequests(server, query),
  ),
  serveMembers.post(
    '/rights/:requestId/take',
    { params: OfRequest, body: NoBody, reply: OkReply },
    startRightsRequest,
  ),
  serveMembers.post(
    '/rights/:requestId/answer',
    { params: OfRequest, body: RequestAnswer, reply: OkReply },
    replyToRightsRequest,
  ),
)
