import { Type } from 'typebox'
import { ListReply } from '#contract/public/site-content.ts'
import { readTopicList } from '#server/content/topic-list.ts'
import { Id, PageNumber, Words } from '#server/http/paging.ts'
import { forPublic, routes } from '#server/http/routes.ts'
import { cacheWith } from '#server/pages/page-cache.ts'

export const listRoutes = routes(
  // The pages everybody turns are kept; what somebody searches for is not.
  forPublic.get(
    '/list/:topicId',
    {
      keep: cacheWith(/^(\?page=\d{1,4})?$/),
      params: Type.Object({ topicId: Id }),
      query: Type.Object({ page: PageNumber, q: Words }),
      reply: ListReply,
    },
    ({ server }, params, query) => readTopicList(server, params, query),
  ),
)
