import { DemandFileQuery, DemandFileReply } from '#contract/public/demand.ts'
import { uploadDemandFile } from '#server/feedback/demand-files.ts'
import { forPublic, routes } from '#server/http/routes.ts'
import { PAPER_MAX, takePapers } from '#server/uploads/sent-paper.ts'
import { FileBody } from '#server/uploads/take-files.ts'

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
    ({ server }, query, body) => uploadDemandFile(server, query, body),
  ),
)
