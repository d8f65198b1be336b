import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { OkReply } from '#contract/member/identity.ts'
import { StaffRevealReply } from '#contract/staff/member.ts'
import { RefundChange, RefundIdentity, RefundParams } from '#contract/staff/units.ts'
import { revealRefundOwner, settleRefund } from '#server/units/staff/refunds.ts'

/** What became of money that was deducted and not billed. */
export const unitRefundRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/api/admin/units/:unitNo/refunds/:refundId',
    {
      config: { authz: 'staff', may: 'serve_units' },
      schema: { params: RefundParams, body: RefundChange, response: { 200: OkReply } },
    },
    (request) => settleRefund(request, request.params, request.body),
  )

  // As grave as a member's national id, which it may be.
  app.post(
    '/api/admin/units/:unitNo/refunds/:refundId/identity',
    {
      config: { authz: 'staff', may: 'serve_units', stepUp: true },
      schema: { params: RefundParams, body: RefundIdentity, response: { 200: StaffRevealReply } },
    },
    (request) => revealRefundOwner(request, request.params, request.body),
  )
}
