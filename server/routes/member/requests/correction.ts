import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Correction, CorrectionsReply } from '#contract/member/files.ts'
import { OkReply } from '#contract/member/identity.ts'
import { inTransaction } from '#database/core/connect.ts'
import { addCorrection, correctionsOf } from '#database/queries/member/correction-request.ts'
import { attachFiles } from '#database/queries/member/member-file.ts'
import { visitorText } from '#domain/text/visitor-text.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { Refusal } from '#server/http/errors.ts'
import { okReply } from '#server/http/ok-reply.ts'
import { limitTries } from '#server/http/rate-limit.ts'

const TRIES = { name: 'correction', max: 10, seconds: 24 * 60 * 60 }

export const correctionRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/correction',
    {
      config: { authz: 'member', readSafe: true },
      schema: { response: { 200: CorrectionsReply } },
    },
    async ({ member }) => {
      const requests = await correctionsOf(app.db, member.membershipNo)
      return {
        rc_code: '1' as const,
        data: {
          requests: requests.map(({ words: text, asked_at, answered_at, ...request }) => ({
            ...request,
            text,
            asked_at: asked_at.toISOString(),
            answered_at: answered_at?.toISOString() ?? null,
          })),
        },
      }
    },
  )

  app.post(
    '/correction',
    { config: { authz: 'member' }, schema: { body: Correction, response: { 200: OkReply } } },
    async (request) => {
      const { membershipNo } = request.member
      const { what, files } = request.body
      const words = visitorText(request.body.text)
      if (!words) throw new Refusal(400, 'กรอกรายละเอียดที่ขอแก้ไข')
      await limitTries(app.db, app.secrets.csrf, TRIES, `member:${membershipNo}`)
      return inTransaction(app.db, async (trx) => {
        const requestId = await addCorrection(trx, { membershipNo, what, words, at: new Date() })
        const attached = await attachFiles(trx, membershipNo, { requestId, fileIds: files })
        // Somebody else's, sent long ago, or sent along with something else: all of them are not there.
        if (attached < files.length) {
          throw new Refusal(404, 'ไม่พบไฟล์ที่แนบ กรุณาแนบไฟล์ใหม่อีกครั้ง')
        }
        await recordAudit(trx, request, { action: 'member.correction', detail: { what } })
        return okReply(`ส่งคำขอแก้ไขข้อมูลแล้ว เลขที่คำขอ ${requestId} สหกรณ์จะตรวจสอบและแจ้งผล`)
      })
    },
  )
}
