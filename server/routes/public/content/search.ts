import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { SearchKind, SearchReply } from '#contract/public/site-content.ts'
import { searchTopics } from '#server/content/search.ts'
import { PageNumber, Words } from '#server/http/paging.ts'

export const searchRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/search',
    {
      config: { authz: 'public', limit: { name: 'search', max: 120, seconds: 60 } },
      schema: {
        querystring: Type.Object({ q: Words, kind: Type.Optional(SearchKind), page: PageNumber }),
        response: { 200: SearchReply },
      },
    },
    ({ query }) => searchTopics(app, query),
  )
}
