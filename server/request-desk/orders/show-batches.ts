// Batches of orders as officers read them, and what they take away.

import type { FastifyReply, FastifyRequest } from 'fastify'
import type { OrderBatchDetail, OrderBatches } from '#contract/staff/desk/orders.ts'
import { readAs } from '#database/core/reader.ts'
import type { Sealing } from '#database/core/sealed.ts'
import { membershipNoOf, officerOfAnyState } from '#database/queries/identity/staff.ts'
import { publicationNow } from '#database/queries/import/publication.ts'
import {
  batchById,
  batchBytes,
  batches,
  linesOf,
  type NightShown,
  shownOfOrdered,
} from '#database/queries/request/order.ts'
import { openOrderProblems } from '#database/queries/request/order-answer.ts'
import { officialPaper } from '#documents/paper/official.ts'
import { orderBatchPaper } from '#documents/staff/order-batch.ts'
import { bangkokDate } from '#domain/calendar/thai-date.ts'
import { may } from '#domain/identity/staff-role.ts'
import { fullName } from '#domain/person/full-name.ts'
import { batchNo } from '#domain/request/batch-no.ts'
import { problemWords } from '#domain/request/core-answer.ts'
import type { OrderLine } from '#domain/request/order-file.ts'
import { REQUEST_KINDS, type RequestKindName } from '#domain/request/request-kinds.ts'
import { requestNo } from '#domain/request/request-no.ts'
import { recordAudit } from '../../audit/audit.ts'
import { Refusal } from '../../http/errors.ts'
import { dataReply } from '../../http/ok-reply.ts'
import { issued, issuingCooperative } from '../../papers/issuing.ts'
import { pdfBody, sendFile } from '../../papers/paper.ts'
import { inTurn } from '../../papers/paper-turns.ts'
import { DESK_KINDS } from '../kinds.ts'
import { wholeContent } from './whole-content.ts'

const SHOWN = 50
const NO_BATCH = 'ไม่พบชุดคำสั่งนี้'

interface OfBatch {
  batchId: string
}

type Line = Awaited<ReturnType<typeof linesOf>>[number]
type Row = Awaited<ReturnType<typeof batches>>[number]

export async function readBatches({ server }: FastifyRequest) {
  const [rows, problems] = await Promise.all([
    batches(server.db, { limit: SHOWN }),
    openOrderProblems(server.db),
  ])
  const data: OrderBatches = {
    batches: rows.map(batchRow),
    problems: problems.map(({ problem, result, ...row }) => ({
      ...row,
      says: problemWords(problem, result),
    })),
  }
  return dataReply(data)
}

export async function readBatch({ server, staff }: FastifyRequest, { batchId }: OfBatch) {
  const shown = await readAs(server.db, { staff: staff.login }, (trx) =>
    shownOfOrdered(trx, Number(batchId)),
  )
  const [found] = await batches(server.db, { limit: 1, only: Number(batchId) })
  if (!found) throw new Refusal(404, NO_BATCH)
  const lines = await linesOf(server.db, found.batch_id)
  const own = await membershipNoOf(server.db, staff.login)
  const mayRelease = may(staff.roles, 'release_orders')
  const hasOwn = lines.some(({ membership_no }) => membership_no === own)
  const isBuilt = found.state === 'built'
  const data: OrderBatchDetail = {
    ...batchRow(found),
    may_release: mayRelease && isBuilt && found.built_by !== staff.login && !hasOwn,
    may_cancel: mayRelease && isBuilt,
    may_reverse:
      mayRelease && found.state === 'released' && found.reverses === null && Number(found.open) > 0,
    why_not: !isBuilt || !mayRelease ? '' : whyNot(found.built_by === staff.login, hasOwn),
    lines: lines.map((line) => ({
      order_no: line.order_no,
      request_id: line.request_id,
      request_no: requestNo(line),
      summary: REQUEST_KINDS[line.kind as RequestKindName].summary(line.payload),
      membership_no: line.membership_no,
      name: fullName(line),
      amount: line.amount,
      reverses: line.reverses,
      result: line.result,
      core_ref: line.core_ref,
      reason: line.reason,
      proposed: isDone(line, shown.get(line.order_no), server.sealing),
      may_record:
        mayRelease && found.state === 'released' && !line.result && line.membership_no !== own,
    })),
  }
  return dataReply(data)
}

/** By the kind's own rule: the night shows what was ordered. */
function isDone(line: Line, shown: NightShown | undefined, sealing: Sealing): boolean {
  if (line.reverses !== null || !shown) return false
  const content = line.content as OrderLine['content']
  return (
    DESK_KINDS[line.kind as RequestKindName].isShown(line, shown, { content, sealing }) === true
  )
}

function whyNot(isBuilder: boolean, hasOwn: boolean): string {
  if (isBuilder) return 'ท่านเป็นผู้จัดชุดนี้ ต้องให้เจ้าหน้าที่อีกท่านปล่อย'
  return hasOwn ? 'ชุดนี้มีคำขอของท่านเอง ต้องให้เจ้าหน้าที่ท่านอื่นปล่อย' : ''
}

function batchRow(row: Row): OrderBatches['batches'][number] {
  const { reversed_year: year, reversed_serial: serial } = row
  return {
    batch_id: row.batch_id,
    batch_no: batchNo(row),
    state: row.state,
    reverses: year !== null && serial !== null ? batchNo({ year, serial }) : null,
    rows: row.rows,
    sum: row.sum,
    open: row.state === 'released' ? Number(row.open) : 0,
    sha256: row.sha256.toString('hex'),
    builder: row.builder,
    built_at: row.built_at.toISOString(),
    releaser: row.releaser,
    released_at: row.released_at?.toISOString() ?? null,
    reason: row.reason,
  }
}

/** Only what was released leaves, and always the same bytes. */
export async function sendBatchFile(
  request: FastifyRequest,
  { batchId }: OfBatch,
  reply: FastifyReply,
) {
  const { db } = request.server
  const batch = await releasedBatch(request, batchId)
  const bytes = await batchBytes(db, request.server.sealing, batch.batch_id)
  if (!bytes) throw new Refusal(404, NO_BATCH)
  const no = batchNo(batch)
  const detail = { batch: no, form: 'zip', sha256: batch.sha256.toString('hex') }
  await recordAudit(db, request, { action: 'order.download', detail })
  const name = `คำสั่ง_${no.replaceAll(/[./]/g, '-')}.zip`
  return sendFile(request, reply, { name, type: 'application/zip', bytes })
}

export async function sendBatchPaper(
  request: FastifyRequest,
  { batchId }: OfBatch,
  reply: FastifyReply,
) {
  return inTurn(request.server.papers, `staff:${request.staff.login}`, async () => {
    const { db } = request.server
    const batch = await releasedBatch(request, batchId)
    const [lines, builder, releaser, reversed, night] = await Promise.all([
      linesOf(db, batch.batch_id),
      officerOfAnyState(db, batch.built_by),
      officerOfAnyState(db, batch.released_by ?? ''),
      batch.reverses === null ? undefined : batchById(db, batch.reverses),
      publicationNow(db),
    ])
    const releasedAt = batch.released_at ?? batch.built_at
    const content = orderBatchPaper({
      batch: batchNo(batch),
      asOf: night?.as_of ?? bangkokDate(releasedAt),
      reverses: reversed ? batchNo(reversed) : null,
      builtBy: builder?.name ?? '',
      builtAt: batch.built_at,
      releasedBy: releaser?.name ?? '',
      releasedAt,
      sha256: batch.sha256.toString('hex'),
      lines: lines.map((line) => ({
        order_no: line.order_no,
        kind: line.kind as OrderLine['kind'],
        content: wholeContent(
          { content: line.content as OrderLine['content'], secret: line.content_sealed },
          request.server.sealing,
        ),
        amount: line.amount,
      })),
    })
    const issue = await issued(request.server, null, content, new Date())
    const paper = officialPaper(content, await issuingCooperative(request.server), issue)
    const body = await pdfBody(request, 'official', paper)
    const detail = { batch: batchNo(batch), form: 'pdf', letter_no: issue.number }
    await recordAudit(db, request, { action: 'order.download', detail })
    return sendFile(request, reply, { ...body, name: `${content.fileName}.pdf` })
  })
}

async function releasedBatch({ server }: FastifyRequest, batchId: string) {
  const batch = await batchById(server.db, Number(batchId))
  if (!batch) throw new Refusal(404, NO_BATCH)
  if (batch.state !== 'released') throw new Refusal(409, 'ชุดคำสั่งนี้ยังไม่ได้ปล่อย จึงดาวน์โหลดไม่ได้')
  return batch
}
