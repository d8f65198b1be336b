import { Type } from 'typebox'
import {
  AnswerPost,
  AnswerPostedReply,
  QuestionPost,
  QuestionPostedReply,
} from '#contract/public/board.ts'
import { askOnBoard, replyOnBoard } from '#server/feedback/board-post.ts'
import { Id } from '#server/http/paging.ts'
import { forPublic, routes } from '#server/http/routes.ts'

// A whole hospital may stand behind one address.
const LIMIT = { name: 'board', max: 30, seconds: 3600 }

export const boardPostRoutes = routes(
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
)
