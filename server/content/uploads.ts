import type { FastifyRequest } from 'fastify'
import type { OkReply } from '#contract/member/identity.ts'
import { inTransaction } from '#database/core/connect.ts'
import {
  addDocument,
  addFile,
  changeDocument,
  documentsNamed,
  lockDocument,
} from '#database/queries/content/document.ts'
import { addMedia } from '#database/queries/content/media.ts'
import { visitorLine } from '#domain/text/visitor-text.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { Refusal } from '#server/http/errors.ts'
import { dataReply, okReply } from '#server/http/ok-reply.ts'
import { readSentFile } from '#server/uploads/file-readers.ts'
import { documentName } from '#server/uploads/sent-document.ts'
import { requireKnownAccounts } from './known-accounts.ts'
import { ownPicture } from './staff-topic.ts'
import { attachment } from './topic-card.ts'

export async function uploadPicture(request: FastifyRequest, query: { alt: string }, body: Buffer) {
  const alt = visitorLine(query.alt)
  if (!alt) throw new Refusal(400, 'กรุณากรอกคำอธิบายภาพ')
  if (!body?.length) throw new Refusal(400, 'ไฟล์ว่างเปล่า กรุณาเลือกไฟล์ใหม่')
  const drawn = await readSentFile('sitePictureFrom', body)
  const added = { added_by: request.staff.login, added_at: new Date() }
  return inTransaction(request.server.db, async (trx) => {
    await requireKnownAccounts(trx, request, { where: 'pictures', texts: [alt] })
    const { width, height, bytes } = drawn
    const row = { alt, width, height }
    const media_id = await addMedia(trx, { ...row, ...added, bytes, media_type: 'image/webp' })
    await recordAudit(trx, request, { action: 'picture.add', detail: { media_id, alt } })
    return dataReply(ownPicture({ ...row, media_id }))
  })
}

export async function uploadDocument(
  request: FastifyRequest,
  query: { open?: 'yes'; name: string },
  body: Buffer,
) {
  const file = await readSentFile('documentFrom', body)
  const name = documentName(query.name, file.media_type)
  const by = { login: request.staff.login, at: new Date() }
  return inTransaction(request.server.db, async (trx) => {
    await requireKnownAccounts(trx, request, { where: 'documents', texts: [name] })
    const isOpen = query.open === 'yes'
    const document_id = await addDocument(trx, { name, isOpen, file, by })
    const [row] = await documentsNamed(trx, [document_id])
    if (!row) throw new Error('a document that was just added is not there')
    await recordAudit(trx, request, { action: 'document.add', detail: { document_id, name } })
    return dataReply({ document_id, ...attachment(row) })
  })
}

export async function uploadDocumentFile(
  request: FastifyRequest,
  params: { documentId: string },
  body: Buffer,
): Promise<OkReply> {
  const { documentId } = params
  const file = await readSentFile('documentFrom', body)
  const by = { login: request.staff.login, at: new Date() }
  return inTransaction(request.server.db, async (trx) => {
    const document = await lockDocument(trx, documentId)
    if (!document) throw new Refusal(404, 'ไม่พบเอกสารที่ต้องการ')
    const version = await addFile(trx, documentId, file, by)
    const name = documentName(document.name, file.media_type)
    await changeDocument(trx, documentId, { name, isOpen: document.is_open, by })
    await recordAudit(trx, request, {
      action: 'document.version',
      detail: { document_id: documentId, version, name },
    })
    return okReply(`อัปโหลด ${name} ฉบับที่ ${version} แล้ว`)
  })
}
