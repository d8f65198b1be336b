import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { ListReply } from '#contract/public/site-content.ts'
import { readTopicList } from '#server/content/topic-list.ts'
import { Id, PageNumber, Words } from '#server/http/paging.ts'
import { cacheWith } from '#server/pages/page-cache.ts'

export const listRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/list/:topicId',
    {
      config: {
        authz: 'public',
        // The pages everybody turns are kept; what somebody searches for is not.
        keep: cacheWith(/^(\?page=\d{1,4})?$/),
      },
      schema: {
        params: Type.Object({ topicId: Id }),
        querystring: Type.Object({ page: PageNumber, q: Words }),
        response: { 200: ListReply },
      },
    },
    ({ params, query }) => readTopicList(app, params, query),
  )
}
