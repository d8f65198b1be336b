import { Type } from 'typebox'
import { NewDemand, SentDemandReply, Vote, VoteReply } from '#contract/public/demand.ts'
import { sendDemand, voteForDemand } from '#server/feedback/send-demand.ts'
import { Id } from '#server/http/paging.ts'
import { forPublic, routes } from '#server/http/routes.ts'

export const demandWriteRoutes = routes(
  // A hospital's hundreds of members share one network.
  forPublic.post(
    '/demand',
    { limit: { name: 'demand', max: 20, seconds: 3600 }, body: NewDemand, reply: SentDemandReply },
    sendDemand,
  ),
  forPublic.post(
    '/demand/:topicId/vote',
    {
      limit: { name: 'demand-vote', max: 60, seconds: 3600 },
      params: Type.Object({ topicId: Id }),
      body: Vote,
      reply: VoteReply,
    },
    voteForDemand,
  ),
)
