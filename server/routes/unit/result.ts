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
  forUnit.act('/result/lines', { body: ResultLines }, decideLines),
  forUnit.act('/result/rest', { body: ResultMonth }, takeRest),
  forUnit.act('/result/left-out', { body: ResultLeftOut }, leaveOut),
  forUnit.act('/result/transfer', { body: ResultTransfer }, saveTransfer),
  forUnit.act('/result', { body: ResultMonth }, sendResult),
  forUnit.act('/result/correct', { body: ResultMonth }, correctResult),
  forUnit.act('/result/reset', { body: ResultMonth }, resetResult),
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
  forUnit.act(
    '/result/slip',
    { bodyLimit: PAPER_MAX, query: ResultUploadQuery, body: FileBody },
    attachSlip,
  ),
  forUnit.file('/result/slip', { query: ResultMonth }, sendOwnSlip),
)
