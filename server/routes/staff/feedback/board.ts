// The board's moderation: what waits and what is reported, hiding and restoring, answering as the cooperative.

import { Type } from 'typebox'
import { OkReply } from '#contract/member/identity.ts'
import { NoBody } from '#contract/shared/envelope.ts'
import { Closed } from '#contract/shared/shapes.ts'
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
import { forStaff, routes } from '#server/http/routes.ts'

const OfMessage = Type.Object({ messageId: Id })

const voices = forStaff('voices')

export const staffBoardRoutes = routes(
  voices.get(
    '/board',
    {
      query: Closed({ filter: Type.Optional(ModerationFilter), q: Words, page: PageNumber }),
      reply: BoardQueueReply,
    },
    ({ server }, query) => readStaffBoard(server, query),
  ),
  voices.get(
    '/board/:messageId',
    { params: OfMessage, reply: BoardThreadReply },
    ({ server }, params) => readStaffThread(server, params),
  ),
  voices.post(
    '/board/:messageId/hide',
    { params: OfMessage, body: Hiding, reply: OkReply },
    hideMessage,
  ),

  // Approves what waits, restores what was hidden, and settles what was reported without reason.
  voices.post(
    '/board/:messageId/show',
    { params: OfMessage, body: NoBody, reply: OkReply },
    showMessage,
  ),
  voices.post(
    '/board/:messageId/mark',
    { params: OfMessage, body: Marking, reply: OkReply },
    markMessage,
  ),
  voices.post(
    '/board/:messageId/answer',
    { params: OfMessage, body: OfficerAnswer, reply: OkReply },
    answerMessage,
  ),
)
