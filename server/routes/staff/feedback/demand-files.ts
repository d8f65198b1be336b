import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { readAs } from '#database/core/reader.ts'
import { demandFile } from '#database/queries/feedback/demand-file.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { savedAs } from '#server/http/content-disposition.ts'
import { Refusal } from '#server/http/errors.ts'
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
    async (request, reply) => {
      const { params, staff } = request
      const demand_id = Number(params.demandId)
      const file = await readAs(app.db, { staff: staff.login }, (trx) =>
        demandFile(trx, demand_id, params.fileId),
      )
      if (!file) throw new Refusal(404, 'ไม่พบไฟล์นี้')
      const detail = { demand_id, name: file.name }
      await recordAudit(app.db, request, { action: 'demand.file_open', detail })
      reply.type(file.kind).header('content-disposition', savedAs(file.name))
      return reply.send(file.bytes)
    },
  )
}
