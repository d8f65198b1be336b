import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { RefundChange, RefundParams } from '#contract/admin-units.ts'
import { Done } from '#contract/member.ts'
import { setRefundState } from '#database/queries/unit-refund.ts'
import { lockResult } from '#database/queries/unit-result-change.ts'
import { firstOfMonth } from '#domain/day.ts'
import { REFUND_STATES } from '#domain/unit-refund.ts'
import { writeDown } from '#server/audit.ts'
import { asOfficer } from '#server/commands/serve-unit.ts'
import { done } from '#server/done.ts'
import { Refusal } from '#server/errors.ts'
import { requireMonth } from '#server/unit-result.ts'

/** What became of money that was deducted and not billed. */
export const unitRefundRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/api/admin/units/:unitNo/refunds/:refundId',
    {
      config: { authz: 'staff', may: 'serve_units' },
      schema: { params: RefundParams, body: RefundChange, response: { 200: Done } },
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
        await writeDown(trx, request, {
          action: 'unit.refund_state',
          detail: { unit: unitNo, period, refund: refundId, state },
        })
        return done(`บันทึกว่า${REFUND_STATES[state]}แล้ว`)
      })
    },
  )
}
