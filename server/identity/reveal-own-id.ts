import type { FastifyRequest } from 'fastify'
import type { RevealReply } from '#contract/member/status.ts'
import type { OwnProof } from '#contract/shared/passkeys.ts'
import { memberDetailOf } from '#database/queries/member/member-detail.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { Refusal } from '#server/http/errors.ts'
import { dataReply } from '#server/http/ok-reply.ts'
import { readMember } from '#server/member-figures/member-feed.ts'
import { requireOwnProof } from '../passkeys/own-proof.ts'

export async function revealOwnId(request: FastifyRequest, proof: OwnProof): Promise<RevealReply> {
  await requireOwnProof(request, proof)
  const national_id = await readMember(
    request.server,
    request.member.membershipNo,
    async (reading) => {
      const detail = await reading.night(memberDetailOf, reading.membershipNo)
      if (!detail) throw new Refusal(404, 'ไม่พบข้อมูลสมาชิก กรุณาติดต่อสหกรณ์')
      return reading.sealing.open(detail.national_id_sealed)
    },
  )
  // Before it leaves: what nobody wrote down is not shown.
  await recordAudit(request.server.db, request, {
    action: 'member.reveal',
    detail: { what: 'national_id' },
  })
  return dataReply({ national_id })
}
