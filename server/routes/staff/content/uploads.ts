// Files that staff add.

import { Type } from 'typebox'
import { OkReply } from '#contract/member/identity.ts'
import { Closed } from '#contract/shared/shapes.ts'
import { DocumentUpload } from '#contract/staff/site-parts.ts'
import { OwnDocumentReply, PictureReply } from '#contract/staff/topics.ts'
import { ALT_MAX } from '#domain/content/topic-state.ts'
import { Uuid } from '#server/content/media.ts'
import { uploadDocument, uploadDocumentFile, uploadPicture } from '#server/content/uploads.ts'
import { forStaff, routes } from '#server/http/routes.ts'
import { FileBody, takeFiles } from '#server/uploads/take-files.ts'

const FILE_MAX = 10 * 1000 * 1000
const content = forStaff('content')
const TYPES = ['application/octet-stream', 'application/pdf', /^image\//, /^application\/vnd\./]
const PictureUpload = Closed({
  alt: Type.String({ minLength: 1, maxLength: ALT_MAX, title: 'คำอธิบายภาพ' }),
})

export const staffUploadRoutes = routes(
  takeFiles(TYPES, FILE_MAX),
  content.post(
    '/pictures',
    { bodyLimit: FILE_MAX, query: PictureUpload, body: FileBody, reply: PictureReply },
    uploadPicture,
  ),
  content.post(
    '/documents',
    { bodyLimit: FILE_MAX, query: DocumentUpload, body: FileBody, reply: OwnDocumentReply },
    uploadDocument,
  ),

  // The newer file takes the older one's place wherever the document is used.
  content.post(
    '/documents/:documentId/file',
    {
      bodyLimit: FILE_MAX,
      params: Type.Object({ documentId: Uuid }),
      body: FileBody,
      reply: OkReply,
    },
    uploadDocumentFile,
  ),
)
