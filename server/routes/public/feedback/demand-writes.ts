import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { NewDemand, SentDemandReply, Vote, VoteReply } from '#contract/public/demand.ts'
import { sendDemand, voteForDemand } from '#server/feedback/send-demand.ts'
import { Id } from '#server/http/paging.ts'

export const demandWriteRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/demand',
    {
      // A hospital's hundreds of members share one network.
      config: { authz: 'public', limit: { name: 'demand', max: 20, seconds: 3600 } },
      schema: { body: NewDemand, response: { 200: SentDemandReply } },
    },
    (request) => sendDemand(request, request.body),
  )

  app.post(
    '/demand/:topicId/vote',
    {
      config: { authz: 'public', limit: { name: 'demand-vote', max: 60, seconds: 3600 } },
      schema: {
        params: Type.Object({ topicId: Id }),
        body: Vote,
        response: { 200: VoteReply },
      },
    },
    (request) => voteForDemand(request, request.params, request.body),
  )
}
