// Files that staff add: the body is the file itself, and is looked at rather than believed.

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { OkReply } from '#contract/member/identity.ts'
import { DocumentUpload } from '#contract/staff/site-parts.ts'
import { OwnDocumentReply, PictureReply } from '#contract/staff/topics.ts'
import { ALT_MAX } from '#domain/content/topic-state.ts'
import { Uuid } from '#server/content/media.ts'
import { uploadDocument, uploadDocumentFile, uploadPicture } from '#server/content/uploads.ts'

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
    (request) => uploadPicture(request, request.query, request.body),
  )

  app.post(
    '/api/admin/documents',
    {
      config,
      bodyLimit: FILE_MAX,
      schema: { querystring: DocumentUpload, body, response: { 200: OwnDocumentReply } },
    },
    (request) => uploadDocument(request, request.query, request.body),
  )

  // The newer file takes the older one's place wherever the document is used.
  app.post(
    '/api/admin/documents/:documentId/file',
    {
      config,
      bodyLimit: FILE_MAX,
      schema: { params: Type.Object({ documentId: Uuid }), body, response: { 200: OkReply } },
    },
    (request) => uploadDocumentFile(request, request.params, request.body),
  )
}
