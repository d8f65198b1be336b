import type { FastifyRequest } from 'fastify'
import { boardAnswers, boardQuestion, boardQuestions } from '#database/queries/feedback/board.ts'
import { wordsOf } from '#domain/text/thai-search.ts'
import { excerpt, QUESTION_EXCERPT_LENGTH } from '#domain/text/thai-text.ts'
import { boardAnswer } from '#server/feedback/board-answer.ts'
import { Refusal } from '#server/http/errors.ts'
import { dataReply } from '#server/http/ok-reply.ts'
import { pageOf, pagesFor } from '#server/http/paging.ts'

const DESCRIPTION_LENGTH = 150

export async function readBoard(
  { server: app }: FastifyRequest,
  { q = '', filter, page: asked }: { page?: string; filter?: 'waiting' | 'answered'; q?: string },
) {
  const { page, limit, offset } = pageOf(asked)
  const words = wordsOf(q)
  const { questions, total } = await boardQuestions(app.db, { words, filter, limit, offset })
  return dataReply({
    page,
    pages: pagesFor(page, total),
    total,
    questions: questions.map((question) => ({
      topic_id: question.message_id,
      title: question.title,
      excerpt: excerpt(oneLine(question.body), QUESTION_EXCERPT_LENGTH),
      author: { kind: question.author_kind, name: question.author_name },
      asked_at: question.written_at.toISOString(),
      answers: question.answers ?? 0,
      pinned: question.pinned,
    })),
  })
}

export async function readThread({ server: app }: FastifyRequest, params: { topicId: string }) {
  const question = await boardQuestion(app.db, Number(params.topicId))
  if (!question) throw new Refusal(404, 'ไม่พบกระทู้ที่ต้องการ')
  const { message_id: topic_id, title, body } = question
  const answers = await boardAnswers(app.db, topic_id)
  return dataReply({
    topic_id,
    title,
    body,
    description: excerpt(oneLine(body), DESCRIPTION_LENGTH),
    author: { kind: question.author_kind, name: question.author_name },
    asked_at: question.written_at.toISOString(),
    pinned: question.pinned,
    locked: question.locked,
    answers: answers.map(boardAnswer),
  })
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ')
}
