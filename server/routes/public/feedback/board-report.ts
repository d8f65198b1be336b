import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { ReportedReply, ReportPost } from '#contract/public/board.ts'
import { isOnBoard } from '#database/queries/feedback/board.ts'
import { addBoardReport } from '#database/queries/feedback/board-message.ts'
import { visitorText } from '#domain/text/visitor-text.ts'
import { requireCaptcha } from '#server/http/captcha.ts'
import { Refusal } from '#server/http/errors.ts'
import { Id } from '#server/http/paging.ts'
import { visitorHash } from '#server/http/visitor.ts'

export const boardReportRoutes: FastifyPluginAsyncTypebox = async (app) => {
  // A question or an answer: every message has a number of its own.
  app.post(
    '/board/:messageId/report',
    {
      config: { authz: 'public', limit: { name: 'board-report', max: 20, seconds: 3600 } },
      schema: {
        params: Type.Object({ messageId: Id }),
        body: ReportPost,
        response: { 200: ReportedReply },
      },
    },
    async (request) => {
      const { reason, detail, recaptcha } = request.body
      const message_id = Number(request.params.messageId)
      if (!(await isOnBoard(app.db, message_id))) throw new Refusal(404, 'ไม่พบข้อความที่ต้องการ')
      await requireCaptcha(app, recaptcha)

      const isNew = await addBoardReport(app.db, {
        message_id,
        who: visitorHash(request, app.secrets.csrf),
        reason,
        detail: visitorText(detail),
        reported_at: new Date(),
      })
      if (!isNew) throw new Refusal(409, 'ท่านแจ้งข้อความนี้ไว้แล้ว เจ้าหน้าที่จะตรวจสอบให้')
      return { rc_code: '1' as const, data: { message_id } }
    },
  )
}
