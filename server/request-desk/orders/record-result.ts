// What the core system did of an order, as an officer saw it there.

import type { FastifyRequest } from 'fastify'
import type { OkReply } from '#contract/member/identity.ts'
import type { OrderResultBody } from '#contract/staff/desk/orders.ts'
import { inTransaction } from '#database/core/connect.ts'
import { membershipNoOf } from '#database/queries/identity/staff.ts'
import { linesOf, lockBatch } from '#database/queries/request/order.ts'
import { visitorLine } from '#domain/text/visitor-text.ts'
import { recordAudit } from '../../audit/audit.ts'
import { Refusal } from '../../http/errors.ts'
import { okReply } from '../../http/ok-reply.ts'
import { closeOrders } from './close-order.ts'

const ANSWERED = 'คำสั่งนี้มีผลแล้ว กรุณาโหลดหน้าใหม่'

/** For core systems that answer nothing: an officer says what they saw there. */
export async function recordOrderResult(
  request: FastifyRequest,
  params: { batchId: string },
  body: OrderResultBody,
): Promise<OkReply> {
  const { server, staff } = request
  const reason = visitorLine(body.reason)
  if (body.outcome === 'refused' && !reason) throw new Refusal(400, 'กรอกเหตุผลที่ระบบหลักไม่รับ')
  return inTransaction(server.db, async (trx) => {
    const batch = await lockBatch(trx, Number(params.batchId))
    const lines = batch?.state === 'released' ? await linesOf(trx, batch.batch_id) : []
    const line = lines.find(({ order_no }) => order_no === body.order_no)
    if (!line) throw new Refusal(404, 'ไม่พบคำสั่งนี้ในชุดที่ปล่อยแล้ว')
    if (line.result !== null) throw new Refusal(409, ANSWERED)
    if (line.membership_no === (await membershipNoOf(trx, staff.login)))
      throw new Refusal(403, 'ทำรายการกับคำขอของตนเองไม่ได้ กรุณาให้เจ้าหน้าที่ท่านอื่นดำเนินการ')
    const answer = {
      orderNo: line.order_no,
      requestId: line.request_id,
      isReversal: line.reverses !== null,
      result: body.outcome,
      coreRef: visitorLine(body.core_ref) || null,
      reason,
    }
    const by = `staff:${staff.login}`
    const closed = await closeOrders(trx, server.sealing, [answer], by)
    const subjectNo = closed.get(line.order_no)
    if (subjectNo === undefined) throw new Refusal(409, ANSWERED)
    const detail = { order_no: line.order_no, state: body.outcome, reason }
    await recordAudit(trx, request, { action: 'order.match', subjectNo, detail })
    return okReply('บันทึกผลของคำสั่งแล้ว')
  })
}
