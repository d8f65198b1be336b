import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { BoardReply, BoardShowReply } from '#contract/public/board.ts'
import { boardAnswers, boardQuestion, boardQuestions } from '#database/queries/feedback/board.ts'
import { wordsOf } from '#domain/text/thai-search.ts'
import { excerpt, QUESTION_EXCERPT_LENGTH } from '#domain/text/thai-text.ts'
import { boardAnswer } from '#server/content/board-answer.ts'
import { Refusal } from '#server/http/errors.ts'
import { Id, PageNumber, pageOf, pagesOf, Words } from '#server/http/paging.ts'
import { cacheWith } from '#server/pages/page-cache.ts'

const DESCRIPTION_LENGTH = 150
const Filter = Type.Optional(
  Type.Union([Type.Literal('answered'), Type.Literal('waiting')], { title: 'ตัวกรอง' }),
)

export const boardRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/board',
    {
      config: {
        authz: 'public',
        // The pages everybody turns are kept, as browsers ask for them; what somebody searches for is not.
        keep: cacheWith(/^(\?filter=[a-z]{1,10}(&page=\d{1,4})?|\?page=\d{1,4})?$/),
      },
      schema: {
        querystring: Type.Object({ q: Words, filter: Filter, page: PageNumber }),
        response: { 200: BoardReply },
      },
    },
    async ({ query: { q = '', filter, page: asked } }) => {
      const { page, limit, offset } = pageOf(asked)
      const words = wordsOf(q)
      const { questions, total } = await boardQuestions(app.db, { words, filter, limit, offset })
      return {
        rc_code: '1' as const,
        data: {
          page,
          pages: pagesOf(total),
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
        },
      }
    },
  )

  app.get(
    '/board/:topicId',
    {
      config: { authz: 'public', keep: true },
      schema: { params: Type.Object({ topicId: Id }), response: { 200: BoardShowReply } },
    },
    async ({ params }) => {
      const question = await boardQuestion(app.db, Number(params.topicId))
      if (!question) throw new Refusal(404, 'ไม่พบกระทู้ที่ต้องการ')
      const { message_id: topic_id, title, body } = question
      const answers = await boardAnswers(app.db, topic_id)
      return {
        rc_code: '1' as const,
        data: {
          topic_id,
          title,
          body,
          description: excerpt(oneLine(body), DESCRIPTION_LENGTH),
          author: { kind: question.author_kind, name: question.author_name },
          asked_at: question.written_at.toISOString(),
          pinned: question.pinned,
          locked: question.locked,
          answers: answers.map(boardAnswer),
        },
      }
    },
  )
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ')
}
