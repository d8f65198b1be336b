// Members' requests to put their data right. The register itself is the core system's: an officer puts it right
// there, and says so here.

import { Type } from 'typebox'
import { OkReply } from '#contract/member/identity.ts'
import { Closed, OneOf } from '#contract/shared/shapes.ts'
import { CorrectionQueueReply, RequestAnswer } from '#contract/staff/requests.ts'
import { Id, PageNumber } from '#server/http/paging.ts'
import { forStaff, routes } from '#server/http/routes.ts'
import {
  readCorrections,
  replyToCorrection,
  sendCorrectionFile,
} from '#server/requests/answer-corrections.ts'

const seeMembers = forStaff('see_members')

export const staffCorrectionRoutes = routes(
  seeMembers.get(
    '/corrections',
    {
      query: Closed({
        state: Type.Optional(OneOf('waiting', 'done', 'refused')),
        page: PageNumber,
      }),
      reply: CorrectionQueueReply,
    },
    ({ server }, query) => readCorrections(server, query),
  ),
  forStaff('serve_members').post(
    '/corrections/:requestId/answer',
    { params: Type.Object({ requestId: Id }), body: RequestAnswer, reply: OkReply },
    replyToCorrection,
  ),

  // Saved and never opened in the page's own name: it came from outside.
  seeMembers.get(
    '/corrections/files/:fileId',
    {
      answers: 'file',
      params: Type.Object({ fileId: Type.String({ format: 'uuid' }) }),
      reply: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }),
    },
    sendCorrectionFile,
  ),
)
