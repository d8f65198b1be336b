import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { sendDemandFile } from '#server/feedback/staff-demand-file.ts'
import { Id } from '#server/http/paging.ts'
import { PaperBytes } from '#server/papers/paper.ts'

export const staffDemandFileRoutes: FastifyPluginAsyncTypebox = async (app) => {
  // Saved and never opened in the page's own name: it came from outside.
  app.get(
    '/api/admin/demands/:demandId/files/:fileId',
    {
      config: { authz: 'staff', may: 'voices', answers: 'file' },
      schema: {
        params: Type.Object({ demandId: Id, fileId: Type.String({ format: 'uuid' }) }),
        response: { 200: PaperBytes },
      },
    },
    (request, reply) => sendDemandFile(request, request.params, reply),
  )
}
