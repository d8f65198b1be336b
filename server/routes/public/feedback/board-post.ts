import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import {
  AnswerPost,
  AnswerPostedReply,
  QuestionPost,
  QuestionPostedReply,
} from '#contract/public/board.ts'
import { boardAnswers, boardQuestion } from '#database/queries/feedback/board.ts'
import type { SignedInMember } from '#database/queries/identity/session.ts'
import {
  answerProblems,
  questionProblems,
  tidyAnswer,
  tidyQuestion,
} from '#domain/content/board-post.ts'
import { postToBoard } from '#server/commands/post-to-board.ts'
import { boardAnswer } from '#server/content/board-answer.ts'
import { Refusal } from '#server/http/errors.ts'
import { Id } from '#server/http/paging.ts'
import { memberIn, signedOut } from '#server/identity/session.ts'

// A whole hospital may stand behind one address.
const LIMIT = { name: 'board', max: 30, seconds: 3600 }
const ANSWERS_MAX = 200

export const boardPostRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/board',
    {
      config: { authz: 'public', limit: LIMIT },
      schema: { body: QuestionPost, response: { 200: QuestionPostedReply } },
    },
    async (request) => {
      const { recaptcha, name = '', email = '', title, body } = request.body
      const member = await posterOf(request, name)
      const question = tidyQuestion({ title, body, name, email })
      refuse(questionProblems(question, member !== undefined))

      const { message_id: topic_id, state } = await postToBoard(request, member, recaptcha, {
        ...question,
        question_id: null,
      })
      return { rc_code: '1' as const, data: { topic_id, state } }
    },
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
    async (request) => {
      const { recaptcha, name = '', body } = request.body
      const question = await boardQuestion(app.db, Number(request.params.topicId))
      if (!question) throw new Refusal(404, 'ไม่พบกระทู้ที่ต้องการ')
      if (question.locked) throw new Refusal(409, 'กระทู้นี้ปิดรับคำตอบแล้ว กรุณาตั้งกระทู้ใหม่')
      const member = await posterOf(request, name)
      const answer = tidyAnswer({ body, name })
      refuse(answerProblems(answer, member !== undefined))
      // The page of a question shows all of its answers, so there is an end to them.
      if ((await boardAnswers(app.db, question.message_id)).length >= ANSWERS_MAX)
        throw new Refusal(409, 'กระทู้นี้มีคำตอบครบจำนวนแล้ว กรุณาตั้งกระทู้ใหม่')

      const posted = await postToBoard(request, member, recaptcha, {
        ...answer,
        question_id: question.message_id,
        title: null,
        email: '',
      })
      const { state } = posted
      return {
        rc_code: '1' as const,
        data: { state, answer: state === 'shown' ? boardAnswer(posted) : null },
      }
    },
  )
}

/** A session that ended while somebody was writing: with a name given, they are a guest like others. */
async function posterOf(
  request: FastifyRequest,
  name: string,
): Promise<SignedInMember | undefined> {
  const member = await memberIn(request)
  if (!member && !name && request.headers.authorization) throw signedOut()
  return member
}

function refuse(problems: Record<string, string>): void {
  const [problem] = Object.values(problems)
  if (problem) throw new Refusal(400, problem)
}
