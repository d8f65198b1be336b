import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import {
  AnswerPost,
  AnswerPostedReply,
  QuestionPost,
  QuestionPostedReply,
} from '#contract/public/board.ts'
import { askOnBoard, replyOnBoard } from '#server/feedback/board-post.ts'
import { Id } from '#server/http/paging.ts'

// A whole hospital may stand behind one address.
const LIMIT = { name: 'board', max: 30, seconds: 3600 }

export const boardPostRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/board',
    {
      config: { authz: 'public', limit: LIMIT },
      schema: { body: QuestionPost, response: { 200: QuestionPostedReply } },
    },
    (request) => askOnBoard(request, request.body),
  )

  app.post(
    '/board/:topicId/reply',
    {
      config: { authz: 'public', limit: LIMIT },
      schema: {
        params: Type.Object({ topicId: Id }),
        body: AnswerPost,
        response: { 200: AnswerPostedReply },
      },
    },
    (request) => replyOnBoard(request, request.params, request.body),
  )
}
