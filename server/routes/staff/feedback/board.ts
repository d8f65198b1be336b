// The board's moderation: what waits and what is reported, hiding and restoring, answering as the cooperative.

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { OkReply } from '#contract/member/identity.ts'
import { NoBody } from '#contract/shared/envelope.ts'
import {
  BoardQueueReply,
  BoardThreadReply,
  Hiding,
  Marking,
  ModerationFilter,
  OfficerAnswer,
} from '#contract/staff/board.ts'
import {
  answerMessage,
  hideMessage,
  markMessage,
  readStaffBoard,
  readStaffThread,
  showMessage,
} from '#server/feedback/moderate-board.ts'
import { Id, PageNumber, Words } from '#server/http/paging.ts'

const VOICES = { authz: 'staff', may: 'voices' } as const
const OfMessage = Type.Object({ messageId: Id })

export const staffBoardRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/api/admin/board',
    {
      config: VOICES,
      schema: {
        querystring: Type.Object(
          { filter: Type.Optional(ModerationFilter), q: Words, page: PageNumber },
          { additionalProperties: false },
        ),
        response: { 200: BoardQueueReply },
      },
    },
    ({ query }) => readStaffBoard(app, query),
  )

  app.get(
    '/api/admin/board/:messageId',
    { config: VOICES, schema: { params: OfMessage, response: { 200: BoardThreadReply } } },
    ({ params }) => readStaffThread(app, params),
  )

  app.post(
    '/api/admin/board/:messageId/hide',
    { config: VOICES, schema: { params: OfMessage, body: Hiding, response: { 200: OkReply } } },
    (request) => hideMessage(request, request.params, request.body),
  )

  // Approves what waits, restores what was hidden, and settles what was reported without reason.
  app.post(
    '/api/admin/board/:messageId/show',
    {
      config: VOICES,
      schema: {
        params: OfMessage,
        body: NoBody,
        response: { 200: OkReply },
      },
    },
    (request) => showMessage(request, request.params),
  )

  app.post(
    '/api/admin/board/:messageId/mark',
    { config: VOICES, schema: { params: OfMessage, body: Marking, response: { 200: OkReply } } },
    (request) => markMessage(request, request.params, request.body),
  )

  app.post(
    '/api/admin/board/:messageId/answer',
    {
      config: VOICES,
      schema: { params: OfMessage, body: OfficerAnswer, response: { 200: OkReply } },
    },
    (request) => answerMessage(request, request.params, request.body),
  )
}
