import { Type } from 'typebox'
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
  voices.act('/board/:messageId/hide', { params: OfMessage, body: Hiding }, hideMessage),

  // Approves what waits, restores what was hidden, and settles what was reported without reason.
  voices.act('/board/:messageId/show', { params: OfMessage }, showMessage),
  voices.act('/board/:messageId/mark', { params: OfMessage, body: Marking }, markMessage),
  voices.act('/board/:messageId/answer', { params: OfMessage, body: OfficerAnswer }, answerMessage),

  // Words and writers that are kept off the board, each for a reason and until a day.
  voices.get('/blocks', { reply: BlockListReply }, readBlocks),
  voices.act('/blocks', { body: NewBlock }, blockWriter),
  voices.act('/blocks/:blockId/end', { params: Type.Object({ blockId: Id }) }, unblockWriter),
  voices.get('/reply-templates', { reply: ReplyTemplatesReply }, readReplyTemplates),
  voices.act('/reply-templates', { body: ReplyTemplatePut }, createReplyTemplate),
  voices.act(
    '/reply-templates/:templateId',
    { params: OfTemplate, body: ReplyTemplatePut },
    saveReplyTemplate,
  ),
  voices.act('/reply-templates/:templateId/remove', { params: OfTemplate }, deleteReplyTemplate),
)
