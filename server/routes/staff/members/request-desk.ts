// The request desk: two officers look at what a member asks.

import { Type } from 'typebox'
import { Kind } from '#contract/member/requests.ts'
import { Closed, OneOf } from '#contract/shared/shapes.ts'
import { CertificateScanReply, PaperCertificate } from '#contract/staff/desk/paper-certificate.ts'
import {
  AgendaQuery,
  Answering,
  Approving,
  Checking,
  CounterPhone,
  DESK_TABS,
  DeskQueueReply,
  DeskRequestReply,
  DeskTimesReply,
  Refusing,
  Returning,
} from '#contract/staff/desk/request-desk.ts'
import { MemberNo } from '#contract/staff/member.ts'
import { Id, PageNumber } from '#server/http/paging.ts'
import { forStaff, routes } from '#server/http/routes.ts'
import { sendAgenda } from '#server/loan-request/agenda.ts'
import {
  recordPaperCertificate,
  takeCertificateScan,
} from '#server/loan-request/paper-certificate.ts'
import { sendDeskPaper } from '#server/loan-request/papers/desk-papers.ts'
import { takePhoneAtCounter } from '#server/request-desk/counter-phone.ts'
import {
  answerRequest,
  approveRequest,
  checkRequest,
  refuseRequest,
  returnRequest,
} from '#server/request-desk/decide.ts'
import { readDesk } from '#server/request-desk/queue.ts'
import { sendRequestFile, showRequest } from '#server/request-desk/show-request.ts'
import { readDeskTimes } from '#server/request-desk/times.ts'
import { PAPER_MAX, takePapers } from '#server/uploads/sent-paper.ts'
import { FileBody } from '#server/uploads/take-files.ts'

const see = forStaff('see_requests')
const check = forStaff('check_requests')
const OfRequest = Type.Object({ requestId: Id })

export const requestDeskRoutes = routes(
  see.get(
    '/requests',
    {
      query: Closed({
        tab: Type.Optional(OneOf(...DESK_TABS)),
        kind: Type.Optional(Kind),
        page: PageNumber,
      }),
      reply: DeskQueueReply,
    },
    readDesk,
  ),
  check.file('/requests/agenda', { query: AgendaQuery }, sendAgenda),
  see.get('/requests/times', { reply: DeskTimesReply }, readDeskTimes),
  see.get('/requests/:requestId', { params: OfRequest, reply: DeskRequestReply }, showRequest),
  check.act('/requests/:requestId/check', { params: OfRequest, body: Checking }, checkRequest),
  check.act('/requests/:requestId/return', { params: OfRequest, body: Returning }, returnRequest),
  check.act('/requests/:requestId/refusal', { params: OfRequest, body: Refusing }, refuseRequest),
  check.act('/requests/:requestId/answer', { params: OfRequest, body: Answering }, answerRequest),
  // Saved and never opened in the page's own name: it came from outside.
  see.get(
    '/requests/:requestId/files/:fileId',
    {
      answers: 'file',
      params: Type.Object({ requestId: Id, fileId: Type.String({ format: 'uuid' }) }),
      reply: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }),
    },
    sendRequestFile,
  ),
  // Signed papers by their code, «letter», and «certificate» that an officer scanned.
  see.file(
    '/requests/:requestId/papers/:paper',
    {
      params: Type.Object({
        requestId: Id,
        paper: Type.String({ maxLength: 24, title: 'เอกสาร' }),
      }),
    },
    sendDeskPaper,
  ),
  check.act(
    '/requests/:requestId/certificate',
    { stepUp: true, params: OfRequest, body: PaperCertificate },
    recordPaperCertificate,
  ),
  // A member without the old phone, seen by an officer.
  check.act(
    '/members/:no/phone',
    { stepUp: true, params: Type.Object({ no: MemberNo }), body: CounterPhone },
    takePhoneAtCounter,
  ),
  forStaff('approve_requests').act(
    '/requests/:requestId/approval',
    { stepUp: true, params: OfRequest, body: Approving },
    approveRequest,
  ),
)

export const certificateScanRoutes = routes(
  takePapers,
  check.post(
    '/requests/:requestId/certificate/scan',
    { bodyLimit: PAPER_MAX, params: OfRequest, body: FileBody, reply: CertificateScanReply },
    takeCertificateScan,
  ),
)
