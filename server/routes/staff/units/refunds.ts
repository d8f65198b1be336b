import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { OkReply } from '#contract/member/identity.ts'
import { StaffRevealReply } from '#contract/staff/member.ts'
import { RefundChange, RefundIdentity, RefundParams } from '#contract/staff/units.ts'
import { refundIdentityOf, setRefundState } from '#database/queries/unit/unit-refund.ts'
import { lockResult } from '#database/queries/unit/unit-result-change.ts'
import { firstOfMonth } from '#domain/calendar/day.ts'
import { REFUND_STATES } from '#domain/unit/unit-refund.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { asOfficer } from '#server/commands/serve-unit.ts'
import { revealReason } from '#server/content/staff-text.ts'
import { Refusal } from '#server/http/errors.ts'
import { okReply } from '#server/http/ok-reply.ts'
import { requireMonth } from '#server/units/unit-result.ts'

/** What became of money that was deducted and not billed. */
export const unitRefundRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/api/admin/units/:unitNo/refunds/:refundId',
    {
      config: { authz: 'staff', may: 'serve_units' },
      schema: { params: RefundParams, body: RefundChange, response: { 200: OkReply } },
    },
    async (request) => {
      const { unitNo } = request.params
      const refundId = Number(request.params.refundId)
      const { period, state } = request.body
      const month = { unitNo, period: firstOfMonth(period) }
      const by = { login: request.staff.login, at: new Date() }
      return asOfficer(request, async (trx) => {
        await requireMonth(trx, month)
        await lockResult(trx, month, by)
        if (!(await setRefundState(trx, month, { refundId, state }, by)))
          throw new Refusal(404, 'ไม่พบเงินรอคืนรายการนี้ หรือหน่วยงานกำลังแก้ไขผลการหัก')
        await recordAudit(trx, request, {
          action: 'unit.refund_state',
          detail: { unit: unitNo, period, refund: refundId, state },
        })
        return okReply(`บันทึกว่า${REFUND_STATES[state]}แล้ว`)
      })
    },
  )

  // As grave as a member's national id, which it may be.
  app.post(
    '/api/admin/units/:unitNo/refunds/:refundId/identity',
    {
      config: { authz: 'staff', may: 'serve_units', stepUp: true },
      schema: { params: RefundParams, body: RefundIdentity, response: { 200: StaffRevealReply } },
    },
    async (request) => {
      const { unitNo } = request.params
      const refundId = Number(request.params.refundId)
      const { period } = request.body
      const month = { unitNo, period: firstOfMonth(period) }
      const reason = revealReason(request.body.reason)
      return asOfficer(request, async (trx) => {
        const kept = await refundIdentityOf(trx, month, refundId)
        if (!kept?.identity_sealed) throw new Refusal(404, 'ไม่มีข้อมูลเจ้าของเงินของรายการนี้')
        const value = app.sealing.open(kept.identity_sealed)
        await recordAudit(trx, request, {
          action: 'staff.reveal',
          ...(kept.membership_no && { subjectNo: kept.membership_no }),
          detail: { part: 'refund', unit: unitNo, period, refund: refundId, reason },
        })
        const label = 'ข้อมูลเจ้าของเงินตามไฟล์ของหน่วยงาน'
        return { rc_code: '1' as const, data: { values: [{ label, value }] } }
      })
    },
  )
}
