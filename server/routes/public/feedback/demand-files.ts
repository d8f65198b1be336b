import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { DemandFileQuery, DemandFileReply } from '#contract/public/demand.ts'
import { uploadDemandFile } from '#server/feedback/demand-files.ts'
import { PAPER_MAX, takePapers } from '#server/uploads/sent-paper.ts'

/** A picture or a paper that goes with a matter of the members' voice; its words follow. */
export const demandFileRoutes: FastifyPluginAsyncTypebox = async (app) => {
  takePapers(app)
  app.post(
    '/demand/files',
    {
      // Three for each matter that a network may send.
      config: { authz: 'public', limit: { name: 'demand-file', max: 60, seconds: 3600 } },
      bodyLimit: PAPER_MAX,
      schema: {
        querystring: DemandFileQuery,
        body: Type.Unsafe<Buffer>({}),
        response: { 200: DemandFileReply },
      },
    },
    ({ query, body }) => uploadDemandFile(app, query, body),
  )
}
