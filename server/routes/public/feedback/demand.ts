import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import {
  DemandListReply,
  DemandStatusName,
  ShownDemandReply,
  TrackedDemandReply,
} from '#contract/public/demand.ts'
import { readDemand, readDemands, trackDemand } from '#server/feedback/demand.ts'
import { Id, PageNumber, Words } from '#server/http/paging.ts'
import { cacheWith } from '#server/pages/page-cache.ts'

// The pages and filters everybody turns to; what somebody searches for or makes up is not kept.
const KEPT = /^(\?status=[a-z]{1,10}(&page=\d{1,4})?|\?page=\d{1,4})?$/

export const demandRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/demand',
    {
      config: {
        authz: 'public',
        keep: cacheWith(KEPT),
      },
      schema: {
        querystring: Type.Object({
          page: PageNumber,
          q: Words,
          status: Type.Optional(DemandStatusName),
        }),
        response: { 200: DemandListReply },
      },
    },
    ({ query }) => readDemands(app, query),
  )

  app.get(
    '/demand/:topicId',
    {
      config: { authz: 'public', keep: true },
      schema: { params: Type.Object({ topicId: Id }), response: { 200: ShownDemandReply } },
    },
    ({ params }) => readDemand(app, params),
  )

  // Whatever is asked, what is not a code and a code nobody holds are answered alike, and few times.
  app.get(
    '/demand/track/:code',
    {
      config: { authz: 'public', limit: { name: 'track', max: 30, seconds: 600 } },
      schema: {
        params: Type.Object({ code: Type.String({ maxLength: 64 }) }),
        response: { 200: TrackedDemandReply },
      },
    },
    ({ params }) => trackDemand(app, params),
  )
}
