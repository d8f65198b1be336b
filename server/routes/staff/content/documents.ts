import { Type } from 'typebox'
import { Closed } from '#contract/shared/shapes.ts'
import {
  DocumentDetailReply,
  DocumentsReply,
  DocumentUpload,
  Removal,
  RestoreFile,
  SavedDocument,
} from '#contract/staff/site-parts.ts'
import { OwnDocumentReply, PictureReply, PicturesReply } from '#contract/staff/topics.ts'
import { ALT_MAX } from '#domain/content/topic-state.ts'
import {
  deleteDocument,
  readDocument,
  readDocuments,
  restoreDocument,
  saveDocument,
  sendDocumentFile,
} from '#server/content/documents.ts'
import { Uuid } from '#server/content/media.ts'
import { readPictures } from '#server/content/pictures.ts'
import { uploadDocument, uploadDocumentFile, uploadPicture } from '#server/content/uploads.ts'
import { PageNumber, Words } from '#server/http/paging.ts'
import { forStaff, routes } from '#server/http/routes.ts'
import { FileBody, takeFiles } from '#server/uploads/take-files.ts'

const OfDocument = Type.Object({ documentId: Uuid })
const content = forStaff('content')
const FILE_MAX = 10 * 1000 * 1000
const TYPES = ['application/octet-stream', 'application/pdf', /^image\//, /^application\/vnd\./]
const PictureUpload = Closed({
  alt: Type.String({ minLength: 1, maxLength: ALT_MAX, title: 'คำอธิบายภาพ' }),
})

export const documentRoutes = routes(
  // Forms and papers to download: what they are called, which file is the newest and where they are used. Their
  // files come in by the list below.
  content.get(
    '/documents',
    { query: Type.Object({ q: Words, page: PageNumber }), reply: DocumentsReply },
    readDocuments,
  ),
  content.get(
    '/documents/:documentId',
    { params: OfDocument, reply: DocumentDetailReply },
    readDocument,
  ),
  content.get(
    '/documents/files/:fileId',
    {
      answers: 'api',
      params: Type.Object({ fileId: Uuid }),
      reply: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }),
    },
    sendDocumentFile,
  ),
  content.post(
    '/documents/:documentId',
    { params: OfDocument, body: SavedDocument, reply: DocumentDetailReply },
    saveDocument,
  ),

  // An older file again, on top: what was there in between stays below it.
  content.post(
    '/documents/:documentId/restore',
    { params: OfDocument, body: RestoreFile, reply: DocumentDetailReply },
    restoreDocument,
  ),
  content.act(
    '/documents/:documentId/remove',
    { params: OfDocument, body: Removal },
    deleteDocument,
  ),

  // Pictures that the site has already, to be chosen once more. New ones come in by the list below.
  forStaff('content').get(
    '/pictures',
    { query: Type.Object({ q: Words, page: PageNumber }), reply: PicturesReply },
    readPictures,
  ),
)

// Files that staff add.
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
  content.act(
    '/documents/:documentId/file',
    { bodyLimit: FILE_MAX, params: Type.Object({ documentId: Uuid }), body: FileBody },
    uploadDocumentFile,
  ),
)
