// What the published night says the core system did of the orders: requests are closed by it, and what does not fit is told to
// officers and changes nothing. Run after a night is published, and by a job for whoever missed that: twice is as good as once.

import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { OkReply } from '#contract/member/identity.ts'
import { appendAudit, appendAudits } from '#database/core/audit.ts'
import { inTransaction } from '#database/core/connect.ts'
import { readAs } from '#database/core/reader.ts'
import { publicationNow } from '#database/queries/import/publication.ts'
import {
  addOrderProblem,
  answersOfNight,
  markProblemSeen,
} from '#database/queries/request/order-answer.ts'
import type { Day } from '#domain/calendar/day.ts'
import { type AnswerProblem, readAnswer } from '#domain/request/core-answer.ts'
import type { OrderLine } from '#domain/request/order-file.ts'
import type { RequestKindName } from '#domain/request/request-kinds.ts'
import { recorded } from '../../audit/audit.ts'
import { Refusal } from '../../http/errors.ts'
import { okReply } from '../../http/ok-reply.ts'
import { DESK_KINDS } from '../kinds.ts'
import { closeOrders } from './close-order.ts'

/** The site, or the process that has published the night. */
export type Desk = Pick<FastifyInstance, 'db' | 'sealing' | 'audit'>

type Row = Awaited<ReturnType<typeof answersOfNight>>[number]

const BY = 'core'
/** All of them or none, and whoever else tells of something waits for that: so not all of a night. */
export const AT_ONCE = 200
const NO_REASON = 'ระบบหลักไม่ได้แจ้งเหตุผล'

export interface Taken {
  closed: number
  problems: number
}

export async function takeAnswers(desk: Desk, signal?: AbortSignal): Promise<Taken> {
  const { night, rows } = await readAs(desk.db, { staff: BY }, async (trx) => ({
    night: await publicationNow(trx),
    rows: await answersOfNight(trx),
  }))
  const taken = { closed: 0, problems: 0 }
  if (!night) return taken
  const goOn = () => {
    if (signal?.aborted) throw new Error('stopped before all answers were taken')
  }
  const read = rows.map((row) => ({
    row,
    ...readAnswer(row.outcome, orderOf(desk, row, night.as_of)),
  }))
  const closing = read.filter(({ closes }) => closes).map(({ row }) => row)
  for (let at = 0; at < closing.length; at += AT_ONCE) {
    goOn()
    taken.closed += await close(desk, closing.slice(at, at + AT_ONCE))
  }
  for (const { row, problem } of read) {
    goOn()
    if (problem && (await tellProblem(desk, row, problem, night.as_of))) taken.problems++
  }
  return taken
}

function orderOf({ sealing }: Desk, row: Row, asOf: Day) {
  if (row.request_id === null) return undefined
  const content = row.content as OrderLine['content']
  const asked = { payload: row.payload, payload_sealed: row.payload_sealed }
  const kind = DESK_KINDS[row.kind as RequestKindName]
  return {
    isReleased: row.batch_state === 'released',
    result: row.result,
    isReversal: row.reverses !== null,
    isShown: kind.isShown(asked, row, { asOf, content, sealing }),
  }
}

/** How many were still open. */
function close({ db, sealing, audit }: Desk, rows: readonly Row[]): Promise<number> {
  const answers = rows.map((row) => ({
    orderNo: row.order_no,
    requestId: row.request_id as number,
    isReversal: row.reverses !== null,
    result: row.outcome,
    coreRef: row.core_ref,
    reason: row.reason ?? (row.outcome === 'refused' ? NO_REASON : ''),
  }))
  return inTransaction(db, async (trx) => {
    const closed = await closeOrders(trx, sealing, answers, BY)
    const events = answers.flatMap(({ orderNo: order_no, result: state, reason }) => {
      const subjectNo = closed.get(order_no)
      if (subjectNo === undefined) return []
      const told = { actor: 'system', action: 'order.answer', outcome: 'done', subjectNo } as const
      return [{ ...told, detail: { order_no, state, reason } }]
    })
    await appendAudits(trx, audit, events)
    return events.length
  })
}

/** Once, however many nights say it. */
function tellProblem(
  { db, audit }: Desk,
  { order_no, outcome, core_ref, reason }: Row,
  problem: AnswerProblem,
  asOf: Day,
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const isNew = await addOrderProblem(trx, {
      orderNo: order_no,
      outcome,
      problem,
      coreRef: core_ref,
      reason: reason ?? '',
      asOf,
      at: new Date(),
    })
    if (!isNew) return false
    const detail = { order_no, state: outcome, reason: problem }
    const told = { actor: 'system', action: 'order.problem', outcome: 'refused' } as const
    await appendAudit(trx, audit, { ...told, detail })
    return true
  })
}

/** An officer has looked at it; what to do about it they do in the core system or on the batch's page. */
export async function seeProblem(
  request: FastifyRequest,
  { problemId }: { problemId: string },
): Promise<OkReply> {
  await recorded(request, async (trx) => {
    const seen = { by: request.staff.login, at: new Date() }
    const found = await markProblemSeen(trx, Number(problemId), seen)
    if (!found) throw new Refusal(404, 'ไม่พบรายการนี้ หรือมีเจ้าหน้าที่รับทราบแล้ว')
    const { order_no, problem } = found
    return { action: 'order.seen', detail: { order_no, reason: problem } }
  })
  return okReply('บันทึกว่าตรวจแล้ว')
}
