// What members asked and said, and the officers' answers.

import { Type } from 'typebox'
import { Closed, OneOf } from '#contract/shared/shapes.ts'
import { BalanceExport, BalanceExportQuery, BalanceQueueReply } from '#contract/staff/balances.ts'
import { MemberNo } from '#contract/staff/member.ts'
import {
  CorrectionQueueReply,
  PhotoDecision,
  PhotoQueueReply,
  RequestAnswer,
  RightsQueueReply,
} from '#contract/staff/requests.ts'
import { Id, PageNumber } from '#server/http/paging.ts'
import { forStaff, routes } from '#server/http/routes.ts'
import {
  readBalanceAnswers,
  replyToBalance,
  sendBalanceAnswers,
} from '#server/members/balance-answers.ts'
import {
  readCorrections,
  replyToCorrection,
  sendCorrectionFile,
} from '#server/requests/answer-corrections.ts'
import {
  readRightsRequests,
  replyToRightsRequest,
  startRightsRequest,
} from '#server/requests/answer-rights.ts'
import { decideOnPhoto, readWaitingPhotos } from '#server/requests/decide-photos.ts'

const seeMembers = forStaff('see_members')
const OfRequest = Type.Object({ requestId: Id })
const serveMembers = forStaff('serve_members')

export const staffRequestRoutes = routes(
  // ยืนยันยอด: what members said of their balances at a year's end, what was answered, and all of it for the auditor.
  seeMembers.get(
    '/balances',
    {
      query: Closed({
        state: Type.Optional(OneOf('waiting', 'done', 'refused')),
        page: PageNumber,
      }),
      reply: BalanceQueueReply,
    },
    readBalanceAnswers,
  ),
  forStaff('serve_members').act(
    '/balances/:answerId/answer',
    { params: Type.Object({ answerId: Id }), body: RequestAnswer },
    replyToBalance,
  ),
  seeMembers.file(
    '/balances/export/:format',
    { params: BalanceExport, query: BalanceExportQuery },
    sendBalanceAnswers,
  ),

  // Members' requests to put their data right. The register itself is the core system's: an officer puts it right
  // there, and says so here.
  seeMembers.get(
    '/corrections',
    {
      query: Closed({
        state: Type.Optional(OneOf('waiting', 'done', 'refused')),
        page: PageNumber,
      }),
      reply: CorrectionQueueReply,
    },
    readCorrections,
  ),
  forStaff('serve_members').act(
    '/corrections/:requestId/answer',
    { params: Type.Object({ requestId: Id }), body: RequestAnswer },
    replyToCorrection,
  ),

  // Saved and never opened in the page's own name: it came from outside.
  seeMembers.get(
    '/corrections/files/:fileId',
    {
      answers: 'file',
      params: Type.Object({ fileId: Type.String({ format: 'uuid' }) }),
      reply: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }),
    },
    sendCorrectionFile,
  ),

  // Requests under the Personal Data Protection Act: thirty days, and every refusal with its reason.
  forStaff('see_members').get(
    '/rights',
    {
      query: Closed({ state: Type.Optional(OneOf('open', 'closed')), page: PageNumber }),
      reply: RightsQueueReply,
    },
    readRightsRequests,
  ),
  serveMembers.act('/rights/:requestId/take', { params: OfRequest }, startRightsRequest),
  serveMembers.act(
    '/rights/:requestId/answer',
    { params: OfRequest, body: RequestAnswer },
    replyToRightsRequest,
  ),

  // Members' photos are shown to them at once; an officer looks at each afterwards.
  serveMembers.get(
    '/photos',
    {
      query: Closed({
        state: Type.Optional(OneOf('waiting', 'approved', 'refused')),
        page: PageNumber,
      }),
      reply: PhotoQueueReply,
    },
    readWaitingPhotos,
  ),

  // Decided again as often as need be: that is how a slip of the finger is undone.
  serveMembers.act(
    '/photos/:no/decide',
    { params: Type.Object({ no: MemberNo }), body: PhotoDecision },
    decideOnPhoto,
  ),
)
