// Members' requests to put their data right. The register itself is the core system's: an officer puts it right
// there, and says so here.

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { OneOf } from '#contract/member/figures.ts'
import { OkReply } from '#contract/member/identity.ts'
import { CorrectionQueueReply, RequestAnswer } from '#contract/staff/requests.ts'
import { inTransaction } from '#database/core/connect.ts'
import {
  answerCorrection,
  correctionById,
  correctionQueue,
} from '#database/queries/member/correction-request.ts'
import { fileOfRequest } from '#database/queries/member/member-file.ts'
import { fullName } from '#domain/person/full-name.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { requireOther } from '#server/audit/staff-member.ts'
import { requireText } from '#server/content/staff-text.ts'
import { savedAs } from '#server/http/content-disposition.ts'
import { Refusal } from '#server/http/errors.ts'
import { okReply } from '#server/http/ok-reply.ts'
import { Id, PageNumber, pageOf, pagesOf } from '#server/http/paging.ts'
import { notify } from '#server/outbox/put.ts'

const ANSWER_MAX = 2_000

export const staffCorrectionRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/api/admin/corrections',
    {
      config: { authz: 'staff', may: 'see_members' },
      schema: {
        querystring: Type.Object(
          { state: Type.Optional(OneOf('waiting', 'done', 'refused')), page: PageNumber },
          { additionalProperties: false },
        ),
        response: { 200: CorrectionQueueReply },
      },
    },
    async ({ query }) => {
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
      return { rc_code: '1' as const, data: { page, pages: pagesOf(total), total, requests } }
    },
  )

  app.post(
    '/api/admin/corrections/:requestId/answer',
    {
      config: { authz: 'staff', may: 'serve_members' },
      schema: {
        params: Type.Object({ requestId: Id }),
        body: RequestAnswer,
        response: { 200: OkReply },
      },
    },
    async (request) => {
      const requestId = Number(request.params.requestId)
      const { state } = request.body
      const answer = requireText('คำตอบถึงสมาชิก', request.body.answer, ANSWER_MAX)
      const asked = await correctionById(app.db, requestId)
      if (!asked) throw new Refusal(404, 'ไม่พบคำขอนี้')
      await requireOther(request, asked.membership_no)
      await inTransaction(app.db, async (trx) => {
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
        await notify(trx, app.sealing, subjectNo, message)
        const detail = { request_id: requestId, state }
        await recordAudit(trx, request, { action: 'correction.answer', subjectNo, detail })
      })
      return okReply(`ตอบคำขอเลขที่ ${requestId} แล้ว สมาชิกเห็นคำตอบในระบบสมาชิก`)
    },
  )

  // Saved and never opened in the page's own name: it came from outside.
  app.get(
    '/api/admin/corrections/files/:fileId',
    {
      config: { authz: 'staff', may: 'see_members', answers: 'file' },
      schema: {
        params: Type.Object({ fileId: Type.String({ format: 'uuid' }) }),
        response: { 200: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }) },
      },
    },
    async (request, reply) => {
      const { fileId } = request.params
      const file = await fileOfRequest(app.db, fileId)
      if (!file) throw new Refusal(404, 'ไม่พบไฟล์นี้')
      const detail = { request_id: file.request_id ?? 0, name: file.name }
      const told = { action: 'staff.file_open' as const, subjectNo: file.membership_no, detail }
      await recordAudit(app.db, request, told)
      reply.type(file.kind).header('content-disposition', savedAs(file.name))
      return reply.send(file.bytes)
    },
  )
}
