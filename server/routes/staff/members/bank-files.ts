// The bank's files of payments: taken and decided by one, released by another.

import { Type } from 'typebox'
import {
  BankFileQuery,
  BankFileReadReply,
  BankFileReason,
  BankFileReply,
  BankFilesReply,
  BankLineDecision,
  BankLinesQuery,
} from '#contract/staff/desk/bank-files.ts'
import { BANK_FILE_MAX } from '#imports/bank-file/read-bank-file.ts'
import { Id } from '#server/http/paging.ts'
import { forStaff, routes } from '#server/http/routes.ts'
import { checkBankFile, seeFolderFile } from '#server/payments/check-file.ts'
import { decideBankLine } from '#server/payments/decide-line.ts'
import { refuseBankFile, releaseBankFile } from '#server/payments/release-file.ts'
import { readBankFileDetail, readBankFiles } from '#server/payments/show-files.ts'
import { openSlip } from '#server/payments/slip.ts'
import { uploadBankFile } from '#server/payments/upload-file.ts'
import { FileBody, takeFiles } from '#server/uploads/take-files.ts'

const see = forStaff('see_requests')
const check = forStaff('check_requests')
const release = forStaff('release_orders')
const OfFile = Type.Object({ fileId: Id })
const OfFolder = Type.Object({ folderFileId: Id })
const OfLine = Type.Object({ fileId: Id, lineId: Id })

export const bankFileRoutes = routes(
  see.get('/bank-files', { reply: BankFilesReply }, readBankFiles),
  see.get(
    '/bank-files/:fileId',
    { params: OfFile, query: BankLinesQuery, reply: BankFileReply },
    readBankFileDetail,
  ),
  check.act(
    '/bank-files/:fileId/lines/:lineId',
    { params: OfLine, body: BankLineDecision },
    decideBankLine,
  ),
  // Saved and never opened in the page's own name: it came from outside.
  see.get(
    '/bank-files/:fileId/lines/:lineId/slip',
    {
      answers: 'file',
      params: OfLine,
      reply: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }),
    },
    openSlip,
  ),
  // Of one that the folder brought: an officer looks at it before another lets it through.
  check.act('/bank-files/:fileId/check', { params: OfFile }, checkBankFile),
  check.act('/bank-folder/:folderFileId/seen', { params: OfFolder }, seeFolderFile),
  release.act('/bank-files/:fileId/release', { stepUp: true, params: OfFile }, releaseBankFile),
  release.act(
    '/bank-files/:fileId/refusal',
    { params: OfFile, body: BankFileReason },
    refuseBankFile,
  ),
)

export const bankFileUploadRoutes = routes(
  takeFiles(['application/octet-stream'], BANK_FILE_MAX),
  check.post(
    '/bank-files',
    { bodyLimit: BANK_FILE_MAX, query: BankFileQuery, body: FileBody, reply: BankFileReadReply },
    uploadBankFile,
  ),
)
