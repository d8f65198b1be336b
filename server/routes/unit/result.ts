import { OkReply } from '#contract/member/identity.ts'
import {
  ResultLeftOut,
  ResultLines,
  ResultMonth,
  ResultQuery,
  ResultTransfer,
  UnitResultReply,
} from '#contract/unit/result.ts'
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
