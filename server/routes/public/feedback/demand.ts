import { Type } from 'typebox'
import {
  DemandFileQuery,
  DemandFileReply,
  DemandListReply,
  DemandStatusName,
  NewDemand,
  SentDemandReply,
  ShownDemandReply,
  TrackedDemandReply,
  Vote,
  VoteReply,
} from '#contract/public/demand.ts'
import { readDemand, readDemands, trackDemand } from '#server/feedback/demand.ts'
import { sendDemand, uploadDemandFile, voteForDemand } from '#server/feedback/send-demand.ts'
import { Id, PageNumber, Words } from '#server/http/paging.ts'
import { forPublic, routes } from '#server/http/routes.ts'
import { cacheWith } from '#server/pages/page-cache.ts'
import { PAPER_MAX, takePapers } from '#server/uploads/sent-paper.ts'
import { FileBody } from '#server/uploads/take-files.ts'

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
    readDemands,
  ),
  forPublic.get(
    '/demand/:topicId',
    { keep: true, params: Type.Object({ topicId: Id }), reply: ShownDemandReply },
    readDemand,
  ),

  // Whatever is asked, what is not a code and a code nobody holds are answered alike, and few times.
  forPublic.get(
    '/demand/track/:code',
    {
      limit: { name: 'track', max: 30, seconds: 600 },
      params: Type.Object({ code: Type.String({ maxLength: 64 }) }),
      reply: TrackedDemandReply,
    },
    trackDemand,
  ),

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

/** A picture or a paper that goes with a matter of the members' voice; its words follow. */
export const demandFileRoutes = routes(
  takePapers,
  forPublic.post(
    '/demand/files',
    {
      // Three for each matter that a network may send.
      limit: { name: 'demand-file', max: 60, seconds: 3600 },
      bodyLimit: PAPER_MAX,
      query: DemandFileQuery,
      body: FileBody,
      reply: DemandFileReply,
    },
    uploadDemandFile,
  ),
)
