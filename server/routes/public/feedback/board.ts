import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { BoardReply, BoardShowReply } from '#contract/public/board.ts'
import { readBoard, readThread } from '#server/feedback/board.ts'
import { Id, PageNumber, Words } from '#server/http/paging.ts'
import { cacheWith } from '#server/pages/page-cache.ts'

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
    ({ query }) => readBoard(app, query),
  )

  app.get(
    '/board/:topicId',
    {
      config: { authz: 'public', keep: true },
      schema: { params: Type.Object({ topicId: Id }), response: { 200: BoardShowReply } },
    },
    ({ params }) => readThread(app, params),
  )
}
