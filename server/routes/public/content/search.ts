import { Type } from 'typebox'
import { SearchKind, SearchReply } from '#contract/public/site-content.ts'
import { searchTopics } from '#server/content/search.ts'
import { PageNumber, Words } from '#server/http/paging.ts'
import { forPublic, routes } from '#server/http/routes.ts'

export const searchRoutes = routes(
  forPublic.get(
    '/search',
    {
      limit: { name: 'search', max: 120, seconds: 60 },
      query: Type.Object({ q: Words, kind: Type.Optional(SearchKind), page: PageNumber }),
      reply: SearchReply,
    },
    ({ server }, query) => searchTopics(server, query),
  ),
)
