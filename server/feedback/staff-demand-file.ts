import type { FastifyReply, FastifyRequest } from 'fastify'
import { readAs } from '#database/core/reader.ts'
import { demandFile } from '#database/queries/feedback/demand-file.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { savedAs } from '#server/http/content-disposition.ts'
import { Refusal } from '#server/http/errors.ts'

export async function sendDemandFile(
  request: FastifyRequest,
  params: { fileId: string; demandId: string },
  reply: FastifyReply,
) {
  const { staff } = request
  const demand_id = Number(params.demandId)
  const file = await readAs(request.server.db, { staff: staff.login }, (trx) =>
    demandFile(trx, demand_id, params.fileId),
  )
  if (!file) throw new Refusal(404, 'ไม่พบไฟล์นี้')
  const detail = { demand_id, name: file.name }
  await recordAudit(request.server.db, request, { action: 'demand.file_open', detail })
  reply.type(file.kind).header('content-disposition', savedAs(file.name))
  return reply.send(file.bytes)
}
