import { Type } from 'typebox'
import {
  DemandListReply,
  DemandStatusName,
  ShownDemandReply,
  TrackedDemandReply,
} from '#contract/public/demand.ts'
import { readDemand, readDemands, trackDemand } from '#server/feedback/demand.ts'
import { Id, PageNumber, Words } from '#server/http/paging.ts'
import { forPublic, routes } from '#server/http/routes.ts'
import { cacheWith } from '#server/pages/page-cache.ts'

// The pages and filters everybody turns to; what somebody searches for or makes up is not kept.
const KEPT = /^(\?status=[a-z]{1,10}(&page=\d{1,4})?|\?page=\d{1,4})?$/

export const demandRoutes = routes(
  forPublic.get(
    '/demand',
    {
      keep: cacheWith(KEPT),
      query: Type.Object({
        page: PageNumber,
        q: Words,
        status: Type.Optional(DemandStatusName),
      }),
      reply: DemandListReply,
    },
    ({ server }, query) => readDemands(server, query),
  ),
  forPublic.get(
    '/demand/:topicId',
    { keep: true, params: Type.Object({ topicId: Id }), reply: ShownDemandReply },
    ({ server }, params) => readDemand(server, params),
  ),

  // Whatever is asked, what is not a code and a code nobody holds are answered alike, and few times.
  forPublic.get(
    '/demand/track/:code',
    {
      limit: { name: 'track', max: 30, seconds: 600 },
      params: Type.Object({ code: Type.String({ maxLength: 64 }) }),
      reply: TrackedDemandReply,
    },
    ({ server }, params) => trackDemand(server, params),
  ),
)
