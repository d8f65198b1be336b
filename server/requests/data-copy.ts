import type { FastifyReply, FastifyRequest } from 'fastify'
import type { OwnProof } from '#contract/shared/passkeys.ts'
import { nightOf, portalOf } from '#database/queries/member/data-copy.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { savedAs } from '#server/http/content-disposition.ts'
import { dataReply } from '#server/http/ok-reply.ts'
import { requireOwnProof } from '#server/passkeys/own-proof.ts'

export async function requestDataCopy(
  request: FastifyRequest,
  proof: OwnProof,
  reply: FastifyReply,
) {
  await requireOwnProof(request, proof)
  const { membershipNo } = request.member
  const night = await nightOf(request.server.db, membershipNo, request.server.sealing)
  const portal = await portalOf(request.server.db, membershipNo, request.server.sealing)
  // Before anything leaves: a copy that nobody wrote down is not given.
  await recordAudit(request.server.db, request, { action: 'data.copy', detail: { form: 'json' } })
  const madeAt = new Date().toISOString()
  const name = `ข้อมูลของฉัน ${membershipNo} ${madeAt.slice(0, 10)}.json`
  reply.header('content-disposition', savedAs(name)).header('cache-control', 'no-store')
  return dataReply({
    membership_no: membershipNo,
    made_at: madeAt,
    as_of: night.asOf,
    night: night.tables,
    portal,
  })
}
