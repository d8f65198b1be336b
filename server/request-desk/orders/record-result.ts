// What the core system did of an order, as an officer saw it there.

import type { FastifyRequest } from 'fastify'
import type { OkReply } from '#contract/member/identity.ts'
import type { OrderResultBody } from '#contract/staff/desk/orders.ts'
import { type Db, inTransaction } from '#database/core/connect.ts'
import type { Sealing } from '#database/core/sealed.ts'
import { membershipNoOf } from '#database/queries/identity/staff.ts'
import { closeLines, linesOf, lockBatch } from '#database/queries/request/order.ts'
import { lockRequest } from '#database/queries/request/request.ts'
import { visitorLine } from '#domain/text/visitor-text.ts'
import { recordAudit } from '../../audit/audit.ts'
import { Refusal } from '../../http/errors.ts'
import { okReply } from '../../http/ok-reply.ts'
import { moveRequest, NO_REQUEST, notifyMoved } from '../move.ts'

interface Answer {
  orderNo: string
  requestId: number
  /** Whether it took another order back: then the request stands where that left it. */
  isReversal: boolean
  outcome: 'accepted' | 'refused'
  coreRef: string | null
  reason: string
}

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
    if (line.result !== null) throw new Refusal(409, 'คำสั่งนี้มีผลแล้ว กรุณาโหลดหน้าใหม่')
    if (line.membership_no === (await membershipNoOf(trx, staff.login)))
      throw new Refusal(403, 'ทำรายการกับคำขอของตนเองไม่ได้ กรุณาให้เจ้าหน้าที่ท่านอื่นดำเนินการ')
    const answer = {
      orderNo: line.order_no,
      requestId: line.request_id,
      isReversal: line.reverses !== null,
      outcome: body.outcome,
      coreRef: visitorLine(body.core_ref) || null,
      reason,
    }
    const subjectNo = await closeOrder(trx, server.sealing, answer, `staff:${staff.login}`)
    const detail = { order_no: line.order_no, state: body.outcome, reason }
    await recordAudit(trx, request, { action: 'order.match', subjectNo, detail })
    return okReply('บันทึกผลของคำสั่งแล้ว')
  })
}

async function closeOrder(
  trx: Db,
  sealing: Sealing,
  { orderNo, requestId, isReversal, outcome, coreRef, reason }: Answer,
  by: string,
): Promise<string> {
  const at = new Date()
  const found = await lockRequest(trx, requestId)
  if (!found) throw new Refusal(404, NO_REQUEST)
  await closeLines(trx, [orderNo], { result: outcome, coreRef, reason, by, at })
  if (isReversal) return found.membership_no
  const move = outcome === 'accepted' ? 'close' : 'bounce'
  const state = await moveRequest(trx, found, { move, actor: by, at, memberWords: reason })
  await notifyMoved(trx, sealing, found, { state, at })
  return found.membership_no
}
