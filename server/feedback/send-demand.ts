import { randomBytes, randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { NewDemand } from '#contract/public/demand.ts'
import { inTransaction } from '#database/core/connect.ts'
import { addDemand, addVote, publishedDemand } from '#database/queries/feedback/demand.ts'
import {
  addDemandUpload,
  attachToDemand,
  countDemandUploads,
  forgetDemandUploads,
} from '#database/queries/feedback/demand-file.ts'
import { BODY_MAX, CONTACT_MAX, NAME_MAX, SUBJECT_MAX } from '#domain/content/demand.ts'
import { TRACKING_CODE_BYTES, trackingCode } from '#domain/content/tracking-code.ts'
import { folded } from '#domain/text/thai-search.ts'
import { visitorLine, visitorText } from '#domain/text/visitor-text.ts'
import { requireNotBlocked } from '#server/feedback/blocked-writers.ts'
import { requireCaptcha } from '#server/http/captcha.ts'
import { Refusal } from '#server/http/errors.ts'
import { dataReply } from '#server/http/ok-reply.ts'
import { visitorHash } from '#server/http/visitor.ts'
import { readStrangersFile } from '#server/uploads/file-readers.ts'
import { documentName } from '#server/uploads/sent-document.ts'

export async function sendDemand(request: FastifyRequest, sent: NewDemand) {
  const { kind, anonymous, files = [] } = sent
  const subject = required('หัวข้อ', visitorLine(sent.subject), SUBJECT_MAX)
  const body = required('รายละเอียด', visitorText(sent.body), BODY_MAX)
  // Who asks not to be known is not: what they typed before choosing so is not even kept.
  const name = anonymous ? null : required('ชื่อผู้ส่ง', visitorLine(sent.name), NAME_MAX)
  const contact = anonymous
    ? null
    : fitting('ช่องทางติดต่อกลับ', visitorLine(sent.contact), CONTACT_MAX) || null
  await requireCaptcha(request.server, sent.recaptcha)
  const now = new Date()
  // A browser that abused us and advertisements are kept out, as of the board; a whole hospital's network
  // never is, for its members must be able to complain. The hash is compared, and not kept.
  const who = visitorHash(request, request.server.secrets.csrf)
  const text = folded(`${subject} ${body} ${name ?? ''}`)
  await requireNotBlocked(request.server.db, { who, text, now }, 'คำร้อง')

  const code = trackingCode(randomBytes(TRACKING_CODE_BYTES))
  const matter = { code, demand: { kind, subject, body, sent_at: now } }
  await inTransaction(request.server.db, async (trx) => {
    const demandId = await addDemand(trx, { ...matter, sender: { anonymous, name, contact } })
    const attaching = { fileIds: files, nameless: anonymous }
    // Sent too long ago, or along with another matter: neither is there any more.
    if ((await attachToDemand(trx, demandId, attaching)) < files.length)
      throw new Refusal(404, 'ไฟล์ที่แนบไว้หมดอายุแล้ว กรุณาแนบไฟล์ใหม่อีกครั้ง ข้อความที่พิมพ์ไว้ยังอยู่ครบ')
  })
  return dataReply({ tracking_code: code })
}

export async function voteForDemand(
  request: FastifyRequest,
  params: { topicId: string },
  body: { recaptcha: string },
) {
  const now = new Date()
  const demand = await publishedDemand(request.server.db, Number(params.topicId), now)
  if (!demand) throw new Refusal(404, 'ไม่พบเรื่องที่ต้องการ')
  await requireCaptcha(request.server, body.recaptcha)
  const who = visitorHash(request, request.server.secrets.csrf)
  const { votes, isNew } = await addVote(request.server.db, demand.demand_id, who, now)
  return dataReply({ votes, is_new: isNew })
}

function required(title: string, text: string, max: number): string {
  if (!text) throw new Refusal(400, `กรุณากรอก${title}`)
  return fitting(title, text, max)
}

/** Asked again after cleaning, which can lengthen a text: one sign may become two. */
function fitting(title: string, text: string, max: number): string {
  if ([...text].length > max) throw new Refusal(400, `${title}ยาวเกิน ${max} ตัวอักษร`)
  return text
}

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
  const { kind, bytes } = await readStrangersFile('paperFrom', body)
  const file = { file_id: randomUUID(), name: documentName(query.name, kind, 'ไฟล์แนบ') }
  await addDemandUpload(app.db, { ...file, kind, bytes, uploaded_at: now })
  return dataReply(file)
}
