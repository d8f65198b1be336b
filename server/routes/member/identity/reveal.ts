import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Reveal, RevealReply } from '#contract/member/status.ts'
import { memberDetailOf } from '#database/queries/member/member-detail.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { Refusal } from '#server/http/errors.ts'
import { requireOwnPassword } from '#server/identity/own-password.ts'
import { readMember } from '#server/member-figures/member-feed.ts'

/** The national id in full, for whoever knows the password too (SEC-56). */
export const revealRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/reveal',
    { config: { authz: 'member' }, schema: { body: Reveal, response: { 200: RevealReply } } },
    async (request) => {
      await requireOwnPassword(request, request.body.mem_password)
      const national_id = await readMember(app, request.member.membershipNo, async (reading) => {
        const detail = await memberDetailOf(reading.trx, reading.membershipNo)
        if (!detail) throw new Refusal(404, 'ไม่พบข้อมูลสมาชิก กรุณาติดต่อสหกรณ์')
        return reading.sealing.open(detail.national_id_sealed)
      })
      // Before it leaves: what nobody wrote down is not shown.
      await recordAudit(app.db, request, {
        action: 'member.reveal',
        detail: { what: 'national_id' },
      })
      return { rc_code: '1' as const, data: { national_id } }
    },
  )
}
