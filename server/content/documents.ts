import type { FastifyReply, FastifyRequest } from 'fastify'
import type { OkReply } from '#contract/member/identity.ts'
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
import { withInstants } from '#domain/calendar/instants.ts'
import { wordsOf } from '#domain/text/thai-search.ts'
import { recordAudit, recorded } from '#server/audit/audit.ts'
import { savedAs } from '#server/http/content-disposition.ts'
import { Refusal } from '#server/http/errors.ts'
import { dataReply, okReply } from '#server/http/ok-reply.ts'
import { pageOf, pagesOf } from '#server/http/paging.ts'
import { someoneWasFaster } from '#server/site/last-change.ts'
import { documentName } from '#server/uploads/sent-document.ts'
import { requireKnownAccounts } from './known-accounts.ts'

const NO_DOCUMENT = 'ไม่พบเอกสารที่ต้องการ'

export async function readDocuments(
  { server: app }: FastifyRequest,
  query: { page?: string; q?: string },
) {
  const { page, limit, offset } = pageOf(query.page)
  const words = wordsOf(query.q ?? '')
  const { rows, total } = await documents(app.db, { words, limit, offset })
  return dataReply({
    documents: rows.map(({ file_id, changed_at, ...row }) => ({
      ...row,
      url: `/file/${file_id}`,
      changed_at: changed_at.toISOString(),
    })),
    page,
    pages: pagesOf(total),
    total,
  })
}

export async function readDocument(
  { server: app }: FastifyRequest,
  { documentId }: { documentId: string },
) {
  return dataReply(await detail(app.db, documentId))
}

export async function sendDocumentFile(
  { server: app }: FastifyRequest,
  { fileId }: { fileId: string },
  reply: FastifyReply,
) {
  const file = await fileOfDocument(app.db, fileId)
  if (!file) throw new Refusal(404, NO_DOCUMENT)
  return reply
    .type(file.media_type)
    .header('content-disposition', savedAs(file.name))
    .send(file.bytes)
}

export async function saveDocument(
  request: FastifyRequest,
  params: { documentId: string },
  body: { name: string; is_open: boolean; seen: number },
) {
  const { documentId } = params
  const { seen, is_open: isOpen } = body
  await recorded(request, async (trx) => {
    const { name: before } = await requireSeen(trx, documentId, seen)
    const [newest] = await filesOfDocument(trx, documentId)
    const name = documentName(body.name, newest?.media_type ?? '')
    await requireKnownAccounts(trx, request, {
      where: 'documents',
      texts: [name],
      before: [before],
    })
    const by = { login: request.staff.login, at: new Date() }
    await changeDocument(trx, documentId, { name, isOpen, by })
    return {
      action: 'document.save',
      detail: { document_id: documentId, name, is_open: isOpen },
    }
  })
  return dataReply(await detail(request.server.db, documentId))
}

export async function restoreDocument(
  request: FastifyRequest,
  params: { documentId: string },
  body: { file_id: string; seen: number },
) {
  const { documentId } = params
  await recorded(request, async (trx) => {
    const document = await requireSeen(trx, documentId, body.seen)
    const file = await fileOfDocument(trx, body.file_id)
    if (file?.document_id !== documentId) throw new Refusal(404, 'ไม่พบฉบับที่ต้องการ')
    const { media_type, bytes } = file
    const by = { login: request.staff.login, at: new Date() }
    const version = await addFile(trx, documentId, { media_type, bytes }, by)
    const name = documentName(document.name, media_type)
    await changeDocument(trx, documentId, { name, isOpen: document.is_open, by })
    return {
      action: 'document.restore',
      detail: { document_id: documentId, version, file_id: body.file_id },
    }
  })
  return dataReply(await detail(request.server.db, documentId))
}

export async function deleteDocument(
  request: FastifyRequest,
  params: { documentId: string },
  body: { seen: number },
): Promise<OkReply> {
  const { documentId } = params
  return inTransaction(request.server.db, async (trx) => {
    const { name } = await requireSeen(trx, documentId, body.seen)
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
    files: files.map(withInstants),
    uses,
  }
}
