// Forms and papers to download: what they are called, which file is the newest and where they are used. Their
// files come in by uploads.ts.

import { Type } from 'typebox'
import { OkReply } from '#contract/member/identity.ts'
import {
  DocumentDetailReply,
  DocumentsReply,
  Removal,
  RestoreFile,
  SavedDocument,
} from '#contract/staff/site-parts.ts'
import {
  deleteDocument,
  readDocument,
  readDocuments,
  restoreDocument,
  saveDocument,
  sendDocumentFile,
} from '#server/content/documents.ts'
import { Uuid } from '#server/content/media.ts'
import { PageNumber, Words } from '#server/http/paging.ts'
import { forStaff, routes } from '#server/http/routes.ts'

const params = Type.Object({ documentId: Uuid })

const content = forStaff('content')

export const documentRoutes = routes(
  content.get(
    '/documents',
    { query: Type.Object({ q: Words, page: PageNumber }), reply: DocumentsReply },
    ({ server }, query) => readDocuments(server, query),
  ),
  content.get(
    '/documents/:documentId',
    { params, reply: DocumentDetailReply },
    ({ server }, params) => readDocument(server, params),
  ),
  content.get(
    '/documents/files/:fileId',
    {
      answers: 'api',
      params: Type.Object({ fileId: Uuid }),
      reply: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }),
    },
    ({ server }, params, reply) => sendDocumentFile(server, params, reply),
  ),
  content.post(
    '/documents/:documentId',
    { params, body: SavedDocument, reply: DocumentDetailReply },
    saveDocument,
  ),

  // An older file again, on top: what was there in between stays below it.
  content.post(
    '/documents/:documentId/restore',
    { params, body: RestoreFile, reply: DocumentDetailReply },
    restoreDocument,
  ),
  content.post(
    '/documents/:documentId/remove',
    { params, body: Removal, reply: OkReply },
    deleteDocument,
  ),
)
