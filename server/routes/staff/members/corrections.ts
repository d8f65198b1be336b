// Members' requests to put their data right. The register itself is the core system's: an officer puts it right
// there, and says so here.

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { OneOf } from '#contract/member/figures.ts'
import { OkReply } from '#contract/member/identity.ts'
import { CorrectionQueueReply, RequestAnswer } from '#contract/staff/requests.ts'
import { Id, PageNumber } from '#server/http/paging.ts'
import {
  readCorrections,
  replyToCorrection,
  sendCorrectionFile,
} from '#server/requests/answer-corrections.ts'

export const staffCorrectionRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/api/admin/corrections',
    {
      config: { authz: 'staff', may: 'see_members' },
      schema: {
        querystring: Type.Object(
          { state: Type.Optional(OneOf('waiting', 'done', 'refused')), page: PageNumber },
          { additionalProperties: false },
        ),
        response: { 200: CorrectionQueueReply },
      },
    },
    ({ query }) => readCorrections(app, query),
  )

  app.post(
    '/api/admin/corrections/:requestId/answer',
    {
      config: { authz: 'staff', may: 'serve_members' },
      schema: {
        params: Type.Object({ requestId: Id }),
        body: RequestAnswer,
        response: { 200: OkReply },
      },
    },
    (request) => replyToCorrection(request, request.params, request.body),
  )

  // Saved and never opened in the page's own name: it came from outside.
  app.get(
    '/api/admin/corrections/files/:fileId',
    {
      config: { authz: 'staff', may: 'see_members', answers: 'file' },
      schema: {
        params: Type.Object({ fileId: Type.String({ format: 'uuid' }) }),
        response: { 200: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }) },
      },
    },
    (request, reply) => sendCorrectionFile(request, request.params, reply),
  )
}
