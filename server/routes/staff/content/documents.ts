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

const config = { authz: 'staff', may: 'content' } as const
const params = Type.Object({ documentId: Uuid })

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
    ({ query }) => readDocuments(app, query),
  )

  app.get(
    '/api/admin/documents/:documentId',
    { config, schema: { params, response: { 200: DocumentDetailReply } } },
    ({ params }) => readDocument(app, params),
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
    ({ params }, reply) => sendDocumentFile(app, params, reply),
  )

  app.post(
    '/api/admin/documents/:documentId',
    { config, schema: { params, body: SavedDocument, response: { 200: DocumentDetailReply } } },
    (request) => saveDocument(request, request.params, request.body),
  )

  // An older file again, on top: what was there in between stays below it.
  app.post(
    '/api/admin/documents/:documentId/restore',
    { config, schema: { params, body: RestoreFile, response: { 200: DocumentDetailReply } } },
    (request) => restoreDocument(request, request.params, request.body),
  )

  app.post(
    '/api/admin/documents/:documentId/remove',
    { config, schema: { params, body: Removal, response: { 200: OkReply } } },
    (request) => deleteDocument(request, request.params, request.body),
  )
}
