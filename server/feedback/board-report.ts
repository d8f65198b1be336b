import type { FastifyRequest } from 'fastify'
import { isOnBoard } from '#database/queries/feedback/board.ts'
import { addBoardReport } from '#database/queries/feedback/board-message.ts'
import type { ReportReason } from '#domain/content/board-post.ts'
import { visitorText } from '#domain/text/visitor-text.ts'
import { requireCaptcha } from '#server/http/captcha.ts'
import { Refusal } from '#server/http/errors.ts'
import { dataReply } from '#server/http/ok-reply.ts'
import { visitorHash } from '#server/http/visitor.ts'

export async function reportMessage(
  request: FastifyRequest,
  params: { messageId: string },
  body: { recaptcha: string; reason: ReportReason; detail: string },
) {
  const { reason, detail, recaptcha } = body
  const message_id = Number(params.messageId)
  if (!(await isOnBoard(request.server.db, message_id))) throw new Refusal(404, 'ไม่พบข้อความที่ต้องการ')
  await requireCaptcha(request.server, recaptcha)

  const isNew = await addBoardReport(request.server.db, {
    message_id,
    who: visitorHash(request, request.server.secrets.csrf),
    reason,
    detail: visitorText(detail),
    reported_at: new Date(),
  })
  if (!isNew) throw new Refusal(409, 'ท่านแจ้งข้อความนี้ไว้แล้ว เจ้าหน้าที่จะตรวจสอบให้')
  return dataReply({ message_id })
}
