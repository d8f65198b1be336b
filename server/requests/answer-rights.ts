import type { FastifyRequest } from 'fastify'
import type { OkReply } from '#contract/member/identity.ts'
import { type Db, inTransaction } from '#database/core/connect.ts'
import {
  answerRightsRequest,
  beginRightsRequest,
  rightsQueue,
  takeRightsRequest,
} from '#database/queries/member/rights-request.ts'
import type { AuditAction } from '#domain/audit/audit-actions.ts'
import { rightsClock } from '#domain/person/rights-request.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { requireText } from '#server/content/staff-text.ts'
import { Refusal } from '#server/http/errors.ts'
import { dataReply, okReply } from '#server/http/ok-reply.ts'
import { pageOf, pagesOf } from '#server/http/paging.ts'
import { requireOther } from '#server/members/staff-member.ts'
import { notify } from '#server/outbox/put.ts'
import { requestRow } from './request-row.ts'

const ANSWER_MAX = 2_000

type Asked = NonNullable<Awaited<ReturnType<typeof takeRightsRequest>>>

interface Did {
  rc_des: string
  action: AuditAction
  detail: Record<string, string>
}

export async function readRightsRequests(
  { server: app }: FastifyRequest,
  query: { page?: string; state?: 'closed' | 'open' },
) {
  const now = new Date()
  const { page, limit, offset } = pageOf(query.page)
  const open = query.state !== 'closed'
  const { rows, total } = await rightsQueue(app.db, { open, limit, offset })
  const requests = rows.map((row) => {
    const { daysLeft, urgency } = rightsClock(row.due_at, now)
    const clock = { due_at: row.due_at.toISOString(), days_left: daysLeft, urgency }
    return { ...requestRow(row), ...clock, taken_by: row.taken_by }
  })
  return dataReply({ page, pages: pagesOf(total), total, requests })
}

export async function startRightsRequest(
  request: FastifyRequest,
  params: { requestId: string },
): Promise<OkReply> {
  return act(request, params.requestId, async (trx, asked) => {
    if (asked.state !== 'waiting') throw new Refusal(409, 'มีเจ้าหน้าที่รับคำขอนี้ไปแล้ว')
    const by = request.staff.login
    await beginRightsRequest(trx, asked.request_id, { by, now: new Date() })
    return { rc_des: 'รับคำขอแล้ว', action: 'rights.take', detail: {} }
  })
}

export async function replyToRightsRequest(
  request: FastifyRequest,
  params: { requestId: string },
  body: { state: 'done' | 'refused'; answer: string },
): Promise<OkReply> {
  const { state } = body
  const title = state === 'refused' ? 'เหตุผลที่ปฏิเสธ' : 'คำตอบถึงสมาชิก'
  const answer = requireText(title, body.answer, ANSWER_MAX)
  return act(request, params.requestId, async (trx, asked) => {
    if (asked.state === 'done' || asked.state === 'refused')
      throw new Refusal(409, 'เจ้าหน้าที่ท่านอื่นตอบคำขอนี้ไปแล้ว')
    const now = new Date()
    const by = request.staff.login
    await answerRightsRequest(trx, asked.request_id, { state, answer, by, now })
    await notify(trx, request.server.sealing, asked.membership_no, {
      template: 'request_answered',
      what: 'คำขอใช้สิทธิ',
      requestNo: asked.request_id,
      at: now,
    })
    const rc_des = `ตอบคำขอเลขที่ ${asked.request_id} แล้ว สมาชิกเห็นคำตอบในระบบสมาชิก`
    return { rc_des, action: 'rights.answer', detail: { state } }
  })
}

async function act(
  request: FastifyRequest,
  requestId: string,
  doIt: (trx: Db, asked: Asked) => Promise<Did>,
) {
  return inTransaction(request.server.db, async (trx) => {
    const asked = await takeRightsRequest(trx, Number(requestId))
    if (!asked) throw new Refusal(404, 'ไม่พบคำขอนี้')
    await requireOther(request, asked.membership_no)
    const { rc_des, action, detail } = await doIt(trx, asked)
    await recordAudit(trx, request, {
      action,
      subjectNo: asked.membership_no,
      detail: { request_id: asked.request_id, ...detail },
    })
    return okReply(rc_des)
  })
}
