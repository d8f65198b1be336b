import { OkReply } from '#contract/member/identity.ts'
import { StaffRevealReply } from '#contract/staff/member.ts'
import { RefundChange, RefundIdentity, RefundParams } from '#contract/staff/units.ts'
import { forStaff, routes } from '#server/http/routes.ts'
import { revealRefundOwner, settleRefund } from '#server/units/staff/refunds.ts'

const serveUnits = forStaff('serve_units')

/** What became of money that was deducted and not billed. */
export const unitRefundRoutes = routes(
  serveUnits.post(
    '/units/:unitNo/refunds/:refundId',
    { params: RefundParams, body: RefundChange, reply: OkReply },
    settleRefund,
  ),

  // As grave as a member's national id, which it may be.
  serveUnits.post(
    '/units/:unitNo/refunds/:refundId/identity',
    { stepUp: true, params: RefundParams, body: RefundIdentity, reply: StaffRevealReply },
    revealRefundOwner,
  ),
)
