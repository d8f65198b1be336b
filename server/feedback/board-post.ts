import type { FastifyRequest } from 'fastify'
import type { AnswerPost, QuestionPost } from '#contract/public/board.ts'
import { boardAnswers, boardQuestion } from '#database/queries/feedback/board.ts'
import type { SignedInMember } from '#database/queries/identity/session.ts'
import {
  answerProblems,
  questionProblems,
  tidyAnswer,
  tidyQuestion,
} from '#domain/content/board-post.ts'
import { boardAnswer } from '#server/feedback/board-answer.ts'
import { postToBoard } from '#server/feedback/post-to-board.ts'
import { Refusal } from '#server/http/errors.ts'
import { dataReply } from '#server/http/ok-reply.ts'
import { memberIn, signedOut } from '#server/identity/session.ts'

const ANSWERS_MAX = 200

export async function askOnBoard(request: FastifyRequest, form: QuestionPost) {
  const { recaptcha, name = '', email = '', title, body } = form
  const member = await posterOf(request, name)
  const question = tidyQuestion({ title, body, name, email })
  refuse(questionProblems(question, member !== undefined))

  const { message_id: topic_id, state } = await postToBoard(request, member, recaptcha, {
    ...question,
    question_id: null,
  })
  return dataReply({ topic_id, state })
}

export async function replyOnBoard(
  request: FastifyRequest,
  params: { topicId: string },
  form: AnswerPost,
) {
  const { recaptcha, name = '', body } = form
  const question = await boardQuestion(request.server.db, Number(params.topicId))
  if (!question) throw new Refusal(404, 'ไม่พบกระทู้ที่ต้องการ')
  if (question.locked) throw new Refusal(409, 'กระทู้นี้ปิดรับคำตอบแล้ว กรุณาตั้งกระทู้ใหม่')
  const member = await posterOf(request, name)
  const answer = tidyAnswer({ body, name })
  refuse(answerProblems(answer, member !== undefined))
  // The page of a question shows all of its answers, so there is an end to them.
  if ((await boardAnswers(request.server.db, question.message_id)).length >= ANSWERS_MAX)
    throw new Refusal(409, 'กระทู้นี้มีคำตอบครบจำนวนแล้ว กรุณาตั้งกระทู้ใหม่')

  const posted = await postToBoard(request, member, recaptcha, {
    ...answer,
    question_id: question.message_id,
    title: null,
    email: '',
  })
  const { state } = posted
  return dataReply({ state, answer: state === 'shown' ? boardAnswer(posted) : null })
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
