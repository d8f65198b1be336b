// Another officer lets a batch out, or it is given up before that.

import type { FastifyRequest } from 'fastify'
import type { OkReply } from '#contract/member/identity.ts'
import { type Db, inTransaction } from '#database/core/connect.ts'
import { membershipNoOf } from '#database/queries/identity/staff.ts'
import { closeLines } from '#database/queries/request/close-line.ts'
import {
  type BatchRow,
  linesOf,
  lockBatch,
  setBatchState,
} from '#database/queries/request/order.ts'
import { batchNo } from '#domain/request/batch-no.ts'
import { recordAudit } from '../../audit/audit.ts'
import { requireText } from '../../content/staff-text.ts'
import { Refusal } from '../../http/errors.ts'
import { okReply } from '../../http/ok-reply.ts'
import { moveRequests } from '../move.ts'

const REASON_MAX = 500

interface OfBatch {
  batchId: string
}

export async function releaseBatch(request: FastifyRequest, params: OfBatch): Promise<OkReply> {
  const { server, staff } = request
  return inTransaction(server.db, async (trx) => {
    const batch = await builtBatch(trx, params)
    if (batch.built_by === staff.login)
      throw new Refusal(403, 'ผู้จัดชุดปล่อยคำสั่งเองไม่ได้ ต้องให้เจ้าหน้าที่อีกท่านปล่อย')
    const lines = await linesOf(trx, batch.batch_id)
    const own = await membershipNoOf(trx, staff.login)
    if (lines.some(({ membership_no }) => membership_no === own))
      throw new Refusal(403, 'ชุดนี้มีคำขอของท่านเอง ต้องให้เจ้าหน้าที่ท่านอื่นปล่อย')
    const at = new Date()
    const by = `staff:${staff.login}`
    if (batch.reverses !== null) await takeBack(trx, lines, { by, at })
    const move = batch.reverses === null ? 'order' : 'take_back'
    const memberWords =
      batch.reverses === null ? '' : `สหกรณ์ยกเลิกคำสั่งเดิมและจะตรวจใหม่: ${batch.reason}`
    const requestIds = lines.map(({ request_id }) => request_id)
    await moveRequests(trx, requestIds, { move, actor: by, at, memberWords })
    const released = { state: 'released', released_by: staff.login, released_at: at } as const
    await setBatchState(trx, batch.batch_id, released)
    const no = batchNo(batch)
    const detail = { batch: no, count: lines.length, sha256: batch.sha256.toString('hex') }
    await recordAudit(trx, request, { action: 'order.release', detail })
    return okReply(`ปล่อยชุดคำสั่ง ${no} แล้ว ดาวน์โหลดไฟล์ไปนำเข้าระบบหลักได้`)
  })
}

/** What the core system has answered meanwhile cannot be taken back. */
async function takeBack(
  trx: Db,
  lines: Awaited<ReturnType<typeof linesOf>>,
  { by, at }: { by: string; at: Date },
): Promise<void> {
  const wanted = lines.flatMap(({ reverses }) => reverses ?? [])
  const closed = await closeLines(trx, wanted, { result: 'reversed', by, at })
  if (closed.length < wanted.length)
    throw new Refusal(409, 'ระบบหลักตอบคำสั่งบางรายการแล้ว กรุณาเลิกชุดนี้แล้วจัดชุดยกเลิกใหม่')
}

export async function cancelBatch(
  request: FastifyRequest,
  params: OfBatch,
  body: { reason: string },
): Promise<OkReply> {
  const reason = requireText('เหตุผล', body.reason, REASON_MAX)
  return inTransaction(request.server.db, async (trx) => {
    const batch = await builtBatch(trx, params)
    const lines = await linesOf(trx, batch.batch_id)
    const by = `staff:${request.staff.login}`
    const orderNos = lines.map(({ order_no }) => order_no)
    await closeLines(trx, orderNos, { result: 'cancelled', by, at: new Date() })
    await setBatchState(trx, batch.batch_id, { state: 'cancelled', reason })
    const no = batchNo(batch)
    await recordAudit(trx, request, { action: 'order.cancel', detail: { batch: no, reason } })
    return okReply(`เลิกชุดคำสั่ง ${no} แล้ว คำขอกลับไปรอจัดชุดใหม่`)
  })
}

async function builtBatch(trx: Db, { batchId }: OfBatch): Promise<BatchRow> {
  const batch = await lockBatch(trx, Number(batchId))
  if (!batch) throw new Refusal(404, 'ไม่พบชุดคำสั่งนี้')
  if (batch.state !== 'built') throw new Refusal(409, 'ชุดคำสั่งนี้ปล่อยหรือเลิกไปแล้ว กรุณาโหลดหน้าใหม่')
  return batch
}
