import { Type } from 'typebox'
import { BoardReply, BoardShowReply } from '#contract/public/board.ts'
import { readBoard, readThread } from '#server/feedback/board.ts'
import { Id, PageNumber, Words } from '#server/http/paging.ts'
import { forPublic, routes } from '#server/http/routes.ts'
import { cacheWith } from '#server/pages/page-cache.ts'

const Filter = Type.Optional(
  Type.Union([Type.Literal('answered'), Type.Literal('waiting')], { title: 'ตัวกรอง' }),
)

export const boardRoutes = routes(
  // The pages everybody turns are kept, as browsers ask for them; what somebody searches for is not.
  forPublic.get(
    '/board',
    {
      keep: cacheWith(/^(\?filter=[a-z]{1,10}(&page=\d{1,4})?|\?page=\d{1,4})?$/),
      query: Type.Object({ q: Words, filter: Filter, page: PageNumber }),
      reply: BoardReply,
    },
    ({ server }, query) => readBoard(server, query),
  ),
  forPublic.get(
    '/board/:topicId',
    { keep: true, params: Type.Object({ topicId: Id }), reply: BoardShowReply },
    ({ server }, params) => readThread(server, params),
  ),
)
