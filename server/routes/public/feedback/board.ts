import { Type } from 'typebox'
import {
  AnswerPost,
  AnswerPostedReply,
  BoardReply,
  BoardShowReply,
  QuestionPost,
  QuestionPostedReply,
  ReportedReply,
  ReportPost,
} from '#contract/public/board.ts'
import { readBoard, readThread } from '#server/feedback/board.ts'
import { askOnBoard, replyOnBoard } from '#server/feedback/board-post.ts'
import { reportMessage } from '#server/feedback/board-report.ts'
import { Id, PageNumber, Words } from '#server/http/paging.ts'
import { forPublic, routes } from '#server/http/routes.ts'
import { cacheWith } from '#server/pages/page-cache.ts'

const Filter = Type.Optional(
  Type.Union([Type.Literal('answered'), Type.Literal('waiting')], { title: 'ตัวกรอง' }),
)
// A whole hospital may stand behind one address.
const LIMIT = { name: 'board', max: 30, seconds: 3600 }

export const boardRoutes = routes(
  // The pages everybody turns are kept, as browsers ask for them; what somebody searches for is not.
  forPublic.get(
    '/board',
    {
      keep: cacheWith(/^(\?filter=[a-z]{1,10}(&page=\d{1,4})?|\?page=\d{1,4})?$/),
      query: Type.Object({ q: Words, filter: Filter, page: PageNumber }),
      reply: BoardReply,
    },
    readBoard,
  ),
  forPublic.get(
    '/board/:topicId',
    { keep: true, params: Type.Object({ topicId: Id }), reply: BoardShowReply },
    readThread,
  ),
  forPublic.post(
    '/board',
    { limit: LIMIT, body: QuestionPost, reply: QuestionPostedReply },
    askOnBoard,
  ),
  forPublic.post(
    '/board/:topicId/reply',
    {
      limit: LIMIT,
      params: Type.Object({ topicId: Id }),
      body: AnswerPost,
      reply: AnswerPostedReply,
    },
    replyOnBoard,
  ),

  // A question or an answer: every message has a number of its own.
  forPublic.post(
    '/board/:messageId/report',
    {
      limit: { name: 'board-report', max: 20, seconds: 3600 },
      params: Type.Object({ messageId: Id }),
      body: ReportPost,
      reply: ReportedReply,
    },
    reportMessage,
  ),
)
