import { Type } from 'typebox'
import { OkReply } from '#contract/member/identity.ts'
import { NoBody } from '#contract/shared/envelope.ts'
import { Closed } from '#contract/shared/shapes.ts'
import {
  BlockListReply,
  BoardQueueReply,
  BoardThreadReply,
  Hiding,
  Marking,
  ModerationFilter,
  NewBlock,
  OfficerAnswer,
  ReplyTemplatePut,
  ReplyTemplatesReply,
} from '#contract/staff/board.ts'
import { blockWriter, readBlocks, unblockWriter } from '#server/feedback/blocks.ts'
import {
  answerMessage,
  hideMessage,
  markMessage,
  readStaffBoard,
  readStaffThread,
  showMessage,
} from '#server/feedback/moderate-board.ts'
import {
  createReplyTemplate,
  deleteReplyTemplate,
  readReplyTemplates,
  saveReplyTemplate,
} from '#server/feedback/reply-templates.ts'
import { Id, PageNumber, Words } from '#server/http/paging.ts'
import { forStaff, routes } from '#server/http/routes.ts'

const OfMessage = Type.Object({ messageId: Id })
const voices = forStaff('voices')
const OfTemplate = Type.Object({ templateId: Id })

export const staffBoardRoutes = routes(
  // The board's moderation: what waits and what is reported, hiding and restoring, answering as the cooperative.
  voices.get(
    '/board',
    {
      query: Closed({ filter: Type.Optional(ModerationFilter), q: Words, page: PageNumber }),
      reply: BoardQueueReply,
    },
    readStaffBoard,
  ),
  voices.get('/board/:messageId', { params: OfMessage, reply: BoardThreadReply }, readStaffThread),
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

  // Words and writers that are kept off the board, each for a reason and until a day.
  voices.get('/blocks', { reply: BlockListReply }, readBlocks),
  voices.post('/blocks', { body: NewBlock, reply: OkReply }, blockWriter),
  voices.post(
    '/blocks/:blockId/end',
    { params: Type.Object({ blockId: Id }), body: NoBody, reply: OkReply },
    unblockWriter,
  ),
  voices.get('/reply-templates', { reply: ReplyTemplatesReply }, readReplyTemplates),
  voices.post('/reply-templates', { body: ReplyTemplatePut, reply: OkReply }, createReplyTemplate),
  voices.post(
    '/reply-templates/:templateId',
    { params: OfTemplate, body: ReplyTemplatePut, reply: OkReply },
    saveReplyTemplate,
  ),
  voices.post(
    '/reply-templates/:templateId/remove',
    { params: OfTemplate, body: NoBody, reply: OkReply },
    deleteReplyTemplate,
  ),
)
