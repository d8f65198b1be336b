import { OkReply } from '#contract/member/identity.ts'
import {
  ResultFileQuery,
  ResultLeftOut,
  ResultLines,
  ResultMonth,
  ResultQuery,
  ResultTransfer,
  ResultUploadQuery,
  ResultUploadReply,
  UnitResultReply,
} from '#contract/unit/result.ts'
import { RESULT_FILE_MAX } from '#imports/unit-result/read-file.ts'
import { forUnit, routes } from '#server/http/routes.ts'
import { PaperBytes } from '#server/papers/paper.ts'
import {
  correctResult,
  decideLines,
  leaveOut,
  readOwnResult,
  resetResult,
  saveTransfer,
  sendResult,
  takeRest,
} from '#server/units/result/report.ts'
import { takeResultFile } from '#server/units/result/take-result-file.ts'
import { attachSlip, sendOwnSlip } from '#server/units/result/transfer-slip.ts'
import { PAPER_MAX } from '#server/uploads/sent-paper.ts'
import { FileBody, takeFiles } from '#server/uploads/take-files.ts'

export const unitResultRoutes = routes(
  forUnit.get('/result', { query: ResultQuery, reply: UnitResultReply }, readOwnResult),
  forUnit.post('/result/lines', { body: ResultLines, reply: OkReply }, decideLines),
  forUnit.post('/result/rest', { body: ResultMonth, reply: OkReply }, takeRest),
  forUnit.post('/result/left-out', { body: ResultLeftOut, reply: OkReply }, leaveOut),
  forUnit.post('/result/transfer', { body: ResultTransfer, reply: OkReply }, saveTransfer),
  forUnit.post('/result', { body: ResultMonth, reply: OkReply }, sendResult),
  forUnit.post('/result/correct', { body: ResultMonth, reply: OkReply }, correctResult),
  forUnit.post('/result/reset', { body: ResultMonth, reply: OkReply }, resetResult),
)

/** Files of a unit: the body is the file itself, and is looked at rather than believed. */
export const unitResultUploadRoutes = routes(
  takeFiles(['*'], RESULT_FILE_MAX),
  forUnit.post(
    '/result/file',
    {
      bodyLimit: RESULT_FILE_MAX,
      query: ResultFileQuery,
      body: FileBody,
      reply: ResultUploadReply,
    },
    takeResultFile,
  ),
  forUnit.post(
    '/result/slip',
    { bodyLimit: PAPER_MAX, query: ResultUploadQuery, body: FileBody, reply: OkReply },
    attachSlip,
  ),
  forUnit.get(
    '/result/slip',
    { answers: 'file', query: ResultMonth, reply: PaperBytes },
    sendOwnSlip,
  ),
)
