// Forms and papers to download: what they are called, which file is the newest and where they are used. Their
// files come in by uploads.ts.

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { OkReply } from '#contract/member/identity.ts'
import {
  DocumentDetailReply,
  DocumentsReply,
  Removal,
  RestoreFile,
  SavedDocument,
} from '#contract/staff/site-parts.ts'
import { type Db, inTransaction } from '#database/core/connect.ts'
import {
  addFile,
  changeDocument,
  documentById,
  documents,
  fileOfDocument,
  filesOfDocument,
  lockDocument,
  removeDocument,
  usesOfDocument,
} from '#database/queries/content/document.ts'
import { wordsOf } from '#domain/text/thai-search.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { savedAs } from '#server/http/content-disposition.ts'
import { Refusal } from '#server/http/errors.ts'
import { okReply } from '#server/http/ok-reply.ts'
import { PageNumber, pageOf, pagesOf, Words } from '#server/http/paging.ts'
import { someoneWasFaster } from '#server/site/last-change.ts'
import { documentName } from '#server/uploads/sent-document.ts'
import { Uuid } from '../../public/content/media.ts'

const config = { authz: 'staff', may: 'content' } as const
const params = Type.Object({ documentId: Uuid })
const NO_DOCUMENT = 'ไม่พบเอกสารที่ต้องการ'

export const documentRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/api/admin/documents',
    {
      config,
      schema: {
        querystring: Type.Object({ q: Words, page: PageNumber }),
        response: { 200: DocumentsReply },
      },
    },
    async ({ query }) => {
      const { page, limit, offset } = pageOf(query.page)
      const words = wordsOf(query.q ?? '')
      const { rows, total } = await documents(app.db, { words, limit, offset })
      return {
        rc_code: '1' as const,
        data: {
          documents: rows.map(({ file_id, changed_at, ...row }) => ({
            ...row,
            url: `/file/${file_id}`,
            changed_at: changed_at.toISOString(),
          })),
          page,
          pages: pagesOf(total),
          total,
        },
      }
    },
  )

  app.get(
    '/api/admin/documents/:documentId',
    { config, schema: { params, response: { 200: DocumentDetailReply } } },
    async ({ params: { documentId } }) => ({
      rc_code: '1' as const,
      data: await detail(app.db, documentId),
    }),
  )

  app.get(
    '/api/admin/documents/files/:fileId',
    {
      config: { ...config, answers: 'api' },
      schema: {
        params: Type.Object({ fileId: Uuid }),
        response: { 200: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }) },
      },
    },
    async ({ params: { fileId } }, reply) => {
      const file = await fileOfDocument(app.db, fileId)
      if (!file) throw new Refusal(404, NO_DOCUMENT)
      return reply
        .type(file.media_type)
        .header('content-disposition', savedAs(file.name))
        .send(file.bytes)
    },
  )

  app.post(
    '/api/admin/documents/:documentId',
    { config, schema: { params, body: SavedDocument, response: { 200: DocumentDetailReply } } },
    async (request) => {
      const { documentId } = request.params
      const { seen, is_open: isOpen } = request.body
      await inTransaction(app.db, async (trx) => {
        await requireSeen(trx, documentId, seen)
        const [newest] = await filesOfDocument(trx, documentId)
        const name = documentName(request.body.name, newest?.media_type ?? '')
        const by = { login: request.staff.login, at: new Date() }
        await changeDocument(trx, documentId, { name, isOpen, by })
        await recordAudit(trx, request, {
          action: 'document.save',
          detail: { document_id: documentId, name, is_open: isOpen },
        })
      })
      return { rc_code: '1' as const, data: await detail(app.db, documentId) }
    },
  )

  // An older file again, on top: what was there in between stays below it.
  app.post(
    '/api/admin/documents/:documentId/restore',
    { config, schema: { params, body: RestoreFile, response: { 200: DocumentDetailReply } } },
    async (request) => {
      const { documentId } = request.params
      await inTransaction(app.db, async (trx) => {
        const document = await requireSeen(trx, documentId, request.body.seen)
        const file = await fileOfDocument(trx, request.body.file_id)
        if (file?.document_id !== documentId) throw new Refusal(404, 'ไม่พบฉบับที่ต้องการ')
        const { media_type, bytes } = file
        const by = { login: request.staff.login, at: new Date() }
        const version = await addFile(trx, documentId, { media_type, bytes }, by)
        const name = documentName(document.name, media_type)
        await changeDocument(trx, documentId, { name, isOpen: document.is_open, by })
        await recordAudit(trx, request, {
          action: 'document.restore',
          detail: { document_id: documentId, version, file_id: request.body.file_id },
        })
      })
      return { rc_code: '1' as const, data: await detail(app.db, documentId) }
    },
  )

  app.post(
    '/api/admin/documents/:documentId/remove',
    { config, schema: { params, body: Removal, response: { 200: OkReply } } },
    async (request) => {
      const { documentId } = request.params
      return inTransaction(app.db, async (trx) => {
        const { name } = await requireSeen(trx, documentId, request.body.seen)
        const uses = await usesOfDocument(trx, documentId)
        if (uses.length > 0) {
          throw new Refusal(400, `${name} ใช้อยู่ ${uses.length} แห่ง จึงลบไม่ได้ กรุณานำออกจากที่ใช้ก่อน`)
        }
        await removeDocument(trx, documentId)
        await recordAudit(trx, request, {
          action: 'document.remove',
          detail: { document_id: documentId, name },
        })
        return okReply(`ลบ ${name} แล้ว`)
      })
    },
  )
}

async function requireSeen(trx: Db, documentId: string, seen: number) {
  const document = await lockDocument(trx, documentId)
  if (!document) throw new Refusal(404, NO_DOCUMENT)
  if (document.changes !== seen) {
    throw someoneWasFaster('เอกสาร', await documentById(trx, documentId))
  }
  return document
}

async function detail(db: Db, documentId: string) {
  const document = await documentById(db, documentId)
  if (!document) throw new Refusal(404, NO_DOCUMENT)
  const [files, uses] = await Promise.all([
    filesOfDocument(db, documentId),
    usesOfDocument(db, documentId),
  ])
  return {
    ...document,
    changed_at: document.changed_at.toISOString(),
    files: files.map((file) => ({ ...file, added_at: file.added_at.toISOString() })),
    uses,
  }
}
