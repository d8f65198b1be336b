import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import {
  addDemandUpload,
  countDemandUploads,
  forgetDemandUploads,
} from '#database/queries/feedback/demand-file.ts'
import { requireCaptcha } from '#server/http/captcha.ts'
import { Refusal } from '#server/http/errors.ts'
import { dataReply } from '#server/http/ok-reply.ts'
import { documentName } from '#server/uploads/sent-document.ts'
import { paperFrom } from '#server/uploads/sent-paper.ts'

// Nobody is known here, so the disk is bounded as a whole: 600 MB that are gone after a day.
const WAITING_MAX = 200

export async function uploadDemandFile(
  { server: app }: FastifyRequest,
  query: { recaptcha: string; name: string },
  body: Buffer,
) {
  await requireCaptcha(app, query.recaptcha)
  const now = new Date()
  await forgetDemandUploads(app.db, now)
  if ((await countDemandUploads(app.db)) >= WAITING_MAX)
    throw new Refusal(429, 'ขณะนี้แนบไฟล์เพิ่มไม่ได้ กรุณาลองใหม่ภายหลัง หรือส่งเรื่องโดยไม่แนบไฟล์')
  const { kind, bytes } = await paperFrom(body)
  const file = { file_id: randomUUID(), name: documentName(query.name, kind, 'ไฟล์แนบ') }
  await addDemandUpload(app.db, { ...file, kind, bytes, uploaded_at: now })
  return dataReply(file)
}
