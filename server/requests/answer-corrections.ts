import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { OkReply } from '#contract/member/identity.ts'
import { inTransaction } from '#database/core/connect.ts'
import {
  answerCorrection,
  correctionById,
  correctionQueue,
} from '#database/queries/member/correction-request.ts'
import { fileOfRequest } from '#database/queries/member/member-file.ts'
import { fullName } from '#domain/person/full-name.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { requireText } from '#server/content/staff-text.ts'
import { savedAs } from '#server/http/content-disposition.ts'
import { Refusal } from '#server/http/errors.ts'
import { dataReply, okReply } from '#server/http/ok-reply.ts'
import { pageOf, pagesOf } from '#server/http/paging.ts'
import { requireOther } from '#server/members/staff-member.ts'
import { notify } from '#server/outbox/put.ts'

const ANSWER_MAX = 2_000

export async function readCorrections(
  app: FastifyInstance,
  query: { page?: string; state?: 'done' | 'waiting' | 'refused' },
) {
  const { page, limit, offset } = pageOf(query.page)
  const { state = 'waiting' } = query
  const { rows, total } = await correctionQueue(app.db, { state, limit, offset })
  const requests = rows.map((row) => ({
    request_id: row.request_id,
    membership_no: row.membership_no,
    name: fullName(row),
    what: row.what,
    words: row.words,
    state: row.state,
    asked_at: row.asked_at.toISOString(),
    answer:
      row.answer && row.answered_at
        ? { words: row.answer, at: row.answered_at.toISOString(), by: row.officer ?? '' }
        : null,
    files: row.files,
  }))
  return dataReply({ page, pages: pagesOf(total), total, requests })
}

export async function replyToCorrection(
  request: FastifyRequest,
  params: { requestId: string },
  body: { state: 'done' | 'refused'; answer: string },
): Promise<OkReply> {
  const requestId = Number(params.requestId)
  const { state } = body
  const answer = requireText('คำตอบถึงสมาชิก', body.answer, ANSWER_MAX)
  const asked = await correctionById(request.server.db, requestId)
  if (!asked) throw new Refusal(404, 'ไม่พบคำขอนี้')
  await requireOther(request, asked.membership_no)
  await inTransaction(request.server.db, async (trx) => {
    const now = new Date()
    const by = request.staff.login
    const subjectNo = await answerCorrection(trx, { requestId, state, answer, by, now })
    if (!subjectNo) throw new Refusal(409, 'เจ้าหน้าที่ท่านอื่นตอบคำขอนี้ไปแล้ว')
    const what = 'คำขอแก้ไขข้อมูล'
    const message = {
      template: 'request_answered',
      what,
      requestNo: requestId,
      at: now,
    } as const
    await notify(trx, request.server.sealing, subjectNo, message)
    const detail = { request_id: requestId, state }
    await recordAudit(trx, request, { action: 'correction.answer', subjectNo, detail })
  })
  return okReply(`ตอบคำขอเลขที่ ${requestId} แล้ว สมาชิกเห็นคำตอบในระบบสมาชิก`)
}

export async function sendCorrectionFile(
  request: FastifyRequest,
  params: { fileId: string },
  reply: FastifyReply,
) {
  const { fileId } = params
  const file = await fileOfRequest(request.server.db, fileId)
  if (!file) throw new Refusal(404, 'ไม่พบไฟล์นี้')
  const detail = { request_id: file.request_id ?? 0, name: file.name }
  const told = { action: 'staff.file_open' as const, subjectNo: file.membership_no, detail }
  await recordAudit(request.server.db, request, told)
  reply.type(file.kind).header('content-disposition', savedAs(file.name))
  return reply.send(file.bytes)
}
