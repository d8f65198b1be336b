// Files that staff add: the body is the file itself, and is looked at rather than believed.

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { OkReply } from '#contract/member/identity.ts'
import { DocumentUpload } from '#contract/staff/site-parts.ts'
import { OwnDocumentReply, PictureReply } from '#contract/staff/topics.ts'
import { inTransaction } from '#database/core/connect.ts'
import {
  addDocument,
  addFile,
  changeDocument,
  documentsNamed,
  lockDocument,
} from '#database/queries/content/document.ts'
import { addMedia } from '#database/queries/content/media.ts'
import { ALT_MAX } from '#domain/content/topic-state.ts'
import { visitorLine } from '#domain/text/visitor-text.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { ownPicture } from '#server/content/staff-topic.ts'
import { attachment } from '#server/content/topic-card.ts'
import { Refusal } from '#server/http/errors.ts'
import { okReply } from '#server/http/ok-reply.ts'
import { documentFrom, documentName } from '#server/uploads/sent-document.ts'
import { sitePictureFrom } from '#server/uploads/sent-picture.ts'
import { Uuid } from '../../public/content/media.ts'

const FILE_MAX = 10 * 1000 * 1000
const config = { authz: 'staff', may: 'content' } as const
const TYPES = ['application/octet-stream', 'application/pdf', /^image\//, /^application\/vnd\./]
const body = Type.Unsafe<Buffer>({})

export const staffUploadRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.removeAllContentTypeParsers()
  for (const type of TYPES) {
    app.addContentTypeParser(type, { parseAs: 'buffer', bodyLimit: FILE_MAX }, (_, sent, done) =>
      done(null, sent),
    )
  }

  app.post(
    '/api/admin/pictures',
    {
      config,
      bodyLimit: FILE_MAX,
      schema: {
        querystring: Type.Object(
          { alt: Type.String({ minLength: 1, maxLength: ALT_MAX, title: 'คำอธิบายภาพ' }) },
          { additionalProperties: false },
        ),
        body,
        response: { 200: PictureReply },
      },
    },
    async (request) => {
      const alt = visitorLine(request.query.alt)
      if (!alt) throw new Refusal(400, 'กรุณากรอกคำอธิบายภาพ')
      if (!request.body?.length) throw new Refusal(400, 'ไฟล์ว่างเปล่า กรุณาเลือกไฟล์ใหม่')
      const drawn = await sitePictureFrom(request.body)
      const added = { added_by: request.staff.login, added_at: new Date() }
      return inTransaction(app.db, async (trx) => {
        const { width, height, bytes } = drawn
        const row = { alt, width, height }
        const media_id = await addMedia(trx, { ...row, ...added, bytes, media_type: 'image/webp' })
        await recordAudit(trx, request, { action: 'picture.add', detail: { media_id, alt } })
        return { rc_code: '1' as const, data: ownPicture({ ...row, media_id }) }
      })
    },
  )

  app.post(
    '/api/admin/documents',
    {
      config,
      bodyLimit: FILE_MAX,
      schema: { querystring: DocumentUpload, body, response: { 200: OwnDocumentReply } },
    },
    async (request) => {
      const file = await documentFrom(request.body)
      const name = documentName(request.query.name, file.media_type)
      const by = { login: request.staff.login, at: new Date() }
      return inTransaction(app.db, async (trx) => {
        const isOpen = request.query.open === 'yes'
        const document_id = await addDocument(trx, { name, isOpen, file, by })
        const [row] = await documentsNamed(trx, [document_id])
        if (!row) throw new Error('a document that was just added is not there')
        await recordAudit(trx, request, { action: 'document.add', detail: { document_id, name } })
        return { rc_code: '1' as const, data: { document_id, ...attachment(row) } }
      })
    },
  )

  // The newer file takes the older one's place wherever the document is used.
  app.post(
    '/api/admin/documents/:documentId/file',
    {
      config,
      bodyLimit: FILE_MAX,
      schema: { params: Type.Object({ documentId: Uuid }), body, response: { 200: OkReply } },
    },
    async (request) => {
      const { documentId } = request.params
      const file = await documentFrom(request.body)
      const by = { login: request.staff.login, at: new Date() }
      return inTransaction(app.db, async (trx) => {
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
    },
  )
}
