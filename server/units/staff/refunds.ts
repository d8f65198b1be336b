import type { FastifyRequest } from 'fastify'
import type { Static } from 'typebox'
import type { OkReply } from '#contract/member/identity.ts'
import type { RefundChange, RefundIdentity } from '#contract/staff/units.ts'
import { refundIdentityOf, setRefundState } from '#database/queries/unit/unit-refund.ts'
import { lockResult } from '#database/queries/unit/unit-result-change.ts'
import { firstOfMonth } from '#domain/calendar/day.ts'
import { REFUND_STATES } from '#domain/unit/unit-refund.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { revealReason } from '#server/content/staff-text.ts'
import { Refusal } from '#server/http/errors.ts'
import { dataReply, okReply } from '#server/http/ok-reply.ts'
import { notifyWithStop } from '#server/identity/recovery/notify-with-stop.ts'
import { requireNoSlipFor } from '#server/members/id-and-slip.ts'
import { requireMonth } from '#server/units/result/unit-result.ts'
import { asOfficer } from '#server/units/staff/serve-unit.ts'

export async function settleRefund(
  request: FastifyRequest,
  params: { unitNo: string; refundId: string },
  body: RefundChange,
): Promise<OkReply> {
  const { unitNo } = params
  const refundId = Number(params.refundId)
  const { period, state } = body
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
}

export async function revealRefundOwner(
  request: FastifyRequest,
  params: { unitNo: string; refundId: string },
  body: Static<typeof RefundIdentity>,
) {
  const { unitNo } = params
  const refundId = Number(params.refundId)
  const { period } = body
  const month = { unitNo, period: firstOfMonth(period) }
  const reason = revealReason(body.reason)
  return asOfficer(request, async (trx) => {
    const kept = await refundIdentityOf(trx, month, refundId)
    if (!kept?.identity_sealed) throw new Refusal(404, 'ไม่มีข้อมูลเจ้าของเงินของรายการนี้')
    const owner = kept.membership_no
    if (owner) {
      await requireNoSlipFor(trx, request, owner)
      await notifyWithStop(trx, request, owner, { template: 'revealed' })
    }
    const value = request.server.sealing.open(kept.identity_sealed)
    await recordAudit(trx, request, {
      action: 'staff.reveal',
      ...(owner && { subjectNo: owner }),
      detail: { part: 'refund', unit: unitNo, period, refund: refundId, reason },
    })
    const label = 'ข้อมูลเจ้าของเงินตามไฟล์ของหน่วยงาน'
    return dataReply({ values: [{ label, value }] })
  })
}
