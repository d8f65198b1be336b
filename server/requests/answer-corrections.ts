import type { FastifyReply, FastifyRequest } from 'fastify'
import type { OkReply } from '#contract/member/identity.ts'
import {
  answerCorrection,
  correctionById,
  correctionQueue,
} from '#database/queries/member/correction-request.ts'
import { fileOfRequest } from '#database/queries/member/member-file.ts'
import { recordAudit, recorded } from '#server/audit/audit.ts'
import { requireText } from '#server/content/staff-text.ts'
import { savedAs } from '#server/http/content-disposition.ts'
import { Refusal } from '#server/http/errors.ts'
import { dataReply, okReply } from '#server/http/ok-reply.ts'
import { pageOf, pagesOf } from '#server/http/paging.ts'
import { requireOther } from '#server/members/staff-member.ts'
import { notify } from '#server/outbox/put.ts'
import { requestRow } from './request-row.ts'

const ANSWER_MAX = 2_000

export async function readCorrections(
  { server: app }: FastifyRequest,
  query: { page?: string; state?: 'done' | 'waiting' | 'refused' },
) {
  const { page, limit, offset } = pageOf(query.page)
  const { state = 'waiting' } = query
  const { rows, total } = await correctionQueue(app.db, { state, limit, offset })
  const requests = rows.map((row) => ({ ...requestRow(row), files: row.files }))
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
  await recorded(request, async (trx) => {
    const now = new Date()
    const by = request.staff.login
    const subjectNo = await answerCorrection(trx, { requestId, state, answer, by, now })
    if (!subjectNo) throw new Refusal(409, 'เจ้าหน้าที่ท่านอื่นตอบคำขอนี้ไปแล้ว')
    const message = { what: 'คำขอแก้ไขข้อมูล', requestNo: requestId, at: now }
    await notify(trx, request.server.sealing, subjectNo, {
      template: 'request_answered',
      ...message,
    })
    const detail = { request_id: requestId, state }
    return { action: 'correction.answer', subjectNo, detail }
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
