// One officer puts together what is approved, or what takes a released batch back. The bytes are made here, once.

import { hash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { OkReply } from '#contract/member/identity.ts'
import { type Db, inTransaction } from '#database/core/connect.ts'
import type { Sealing } from '#database/core/sealed.ts'
import { membershipNoOf } from '#database/queries/identity/staff.ts'
import {
  addBatch,
  type BatchRow,
  linesOf,
  lockBatch,
  lockBatches,
  nextBatchSerial,
  ordersOfRequest,
  requestsToOrder,
} from '#database/queries/request/order.ts'
import { settings } from '#database/queries/site/setting.ts'
import { orderFile } from '#documents/staff/order-file.ts'
import { bangkokDate, buddhistYear } from '#domain/calendar/thai-date.ts'
import { total } from '#domain/money/money.ts'
import { batchNo } from '#domain/request/batch-no.ts'
import {
  ORDER_ENCODINGS,
  ORDER_PRESETS,
  type OrderEncoding,
  type OrderLine,
  type OrderPreset,
  orderNo,
} from '#domain/request/order-file.ts'
import { REQUEST_KINDS } from '#domain/request/request-kinds.ts'
import { requestNo } from '#domain/request/request-no.ts'
import { recordAudit } from '../../audit/audit.ts'
import { requireText } from '../../content/staff-text.ts'
import { Refusal } from '../../http/errors.ts'
import { okReply } from '../../http/ok-reply.ts'
import { DESK_KINDS } from '../kinds.ts'
import { wholeContent } from './whole-content.ts'

/** More are the next batch's. */
const LINES_MAX = 5_000
const REASON_MAX = 500

type NewLine = OrderLine & { requestId: number; reverses: string | null; secret: Buffer | null }

export async function buildBatch(request: FastifyRequest): Promise<OkReply> {
  const { server, staff } = request
  return inTransaction(server.db, async (trx) => {
    await lockBatches(trx)
    const notOf = await membershipNoOf(trx, staff.login)
    const found = await requestsToOrder(trx, { notOf, limit: LINES_MAX })
    const lines = found.map((one) => lineOf(one, server.sealing))
    if (lines.length === 0) throw new Refusal(409, 'ไม่มีคำขอที่อนุมัติแล้วและรอส่งคำสั่ง')
    const no = await stored(trx, request, { lines, reversed: null, reason: '' })
    return okReply(`จัดชุดคำสั่ง ${no} แล้ว ${lines.length} รายการ รออีกท่านปล่อย`)
  })
}

/** Takes back what the core system has not answered yet of a batch that was released. */
export async function buildReversal(
  request: FastifyRequest,
  params: { batchId: string },
  body: { reason: string },
): Promise<OkReply> {
  const reason = requireText('เหตุผลที่ยกเลิก', body.reason, REASON_MAX)
  return inTransaction(request.server.db, async (trx) => {
    await lockBatches(trx)
    const reversed = await lockBatch(trx, Number(params.batchId))
    if (!reversed) throw new Refusal(404, 'ไม่พบชุดคำสั่งนี้')
    if (reversed.state !== 'released' || reversed.reverses !== null)
      throw new Refusal(409, 'ยกเลิกได้เฉพาะชุดคำสั่งที่ปล่อยแล้ว')
    const open = (await linesOf(trx, reversed.batch_id)).filter(({ result }) => result === null)
    const lines: NewLine[] = []
    for (const line of open) {
      const nth = (await ordersOfRequest(trx, line.request_id)) + 1
      const order_no = orderNo(buddhistYear(line.year), line.serial, nth)
      const undone = line.content as OrderLine['content']
      lines.push({
        order_no,
        kind: line.kind as OrderLine['kind'],
        content: { ...undone, order_no, action: 'undo', reverses: line.order_no },
        amount: line.amount,
        requestId: line.request_id,
        reverses: line.order_no,
        secret: line.content_sealed,
      })
    }
    if (lines.length === 0) throw new Refusal(409, 'ระบบหลักตอบคำสั่งทุกรายการของชุดนี้แล้ว จึงยกเลิกไม่ได้')
    const no = await stored(trx, request, { lines, reversed, reason })
    return okReply(`จัดชุดยกเลิก ${no} แล้ว ${lines.length} รายการ รออีกท่านปล่อย`)
  })
}

interface Stored {
  lines: readonly NewLine[]
  reversed: BatchRow | null
  reason: string
}

async function stored(trx: Db, request: FastifyRequest, { lines, reversed, reason }: Stored) {
  const builtAt = new Date()
  const year = Number(bangkokDate(builtAt).slice(0, 4))
  const serial = await nextBatchSerial(trx, year)
  const batch = batchNo({ year, serial })
  const { preset, encoding } = await layoutOf(trx)
  const reverses = reversed && batchNo(reversed)
  const { sealing } = request.server
  const told = lines.map((line) => ({ ...line, content: wholeContent(line, sealing) }))
  const { bytes } = orderFile({ batch, builtAt, reverses, encoding, preset, lines: told })
  const sha256 = hash('sha256', bytes, 'buffer')
  const isSecret = lines.some(({ secret }) => secret)
  await addBatch(trx, {
    year,
    serial,
    reverses: reversed?.batch_id ?? null,
    preset,
    encoding,
    sum: total(lines.map(({ amount }) => amount)),
    bytes: isSecret ? Buffer.alloc(0) : bytes,
    bytes_sealed: isSecret ? sealing.seal(bytes.toString('base64')) : null,
    sha256,
    builtBy: request.staff.login,
    builtAt,
    reason,
    lines,
  })
  const detail = { batch, count: lines.length, sha256: sha256.toString('hex'), reason }
  const action = reversed ? 'order.reverse' : 'order.build'
  await recordAudit(trx, request, { action, detail })
  return batch
}

async function layoutOf(trx: Db): Promise<{ preset: OrderPreset; encoding: OrderEncoding }> {
  const { order_preset = '', order_encoding = '' } = await settings(trx)
  return {
    preset: order_preset in ORDER_PRESETS ? (order_preset as OrderPreset) : 'standard',
    encoding: order_encoding in ORDER_ENCODINGS ? (order_encoding as OrderEncoding) : 'utf-8-bom',
  }
}

function lineOf(
  found: Awaited<ReturnType<typeof requestsToOrder>>[number],
  sealing: Sealing,
): NewLine {
  const { content, secret } = DESK_KINDS[found.kind].order(found, sealing)
  const order_no = orderNo(buddhistYear(found.year), found.serial, Number(found.orders) + 1)
  return {
    order_no,
    kind: found.kind,
    content: {
      order_no,
      membership_no: found.membership_no,
      ...content,
      request_no: requestNo(found),
      approved_on: bangkokDate(found.approved_at),
      reverses: '',
    },
    amount: REQUEST_KINDS[found.kind].amount(found.payload),
    requestId: found.request_id,
    reverses: null,
    secret: secret ? sealing.seal(JSON.stringify(secret)) : null,
  }
}
