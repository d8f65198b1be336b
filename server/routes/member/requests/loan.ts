// A loan: filling it in, and what guarantors are asked. Signing sends it and is the consent (server/loan-request/).

import { Type } from 'typebox'
import { LoanPapersReply } from '#contract/member/loan.ts'
import {
  GuaranteeAsksReply,
  GuarantorNamed,
  GuarantorReply,
  LoanDraftReply,
  LoanDraftSaved,
  LoanRequestReply,
} from '#contract/member/loan-request.ts'
import { Id } from '#server/http/paging.ts'
import { forMember, routes } from '#server/http/routes.ts'
import { declineAsk, readAsks } from '#server/loan-request/asks.ts'
import {
  discardDraft,
  nameGuarantor,
  readLoanRequest,
  saveDraft,
} from '#server/loan-request/draft.ts'
import { sendOwnLetter } from '#server/loan-request/papers/letters.ts'
import { readLoanPapers } from '#server/loan-request/papers/own-papers.ts'
import { memberFeed } from '#server/member-figures/member-feed.ts'

const OfLetter = Type.Object({ requestId: Id, format: Type.Enum(['pdf']) })
const OfAsk = Type.Object({ ask: Type.String({ format: 'uuid', title: 'คำขอให้ค้ำประกัน' }) })

export const loanRoutes = routes(
  // Beside the figures of the night and not of them: the night is kept in memory, what is signed is as it is now.
  forMember.get(
    '/loan_papers',
    { readSafe: true, reply: LoanPapersReply },
    memberFeed(readLoanPapers),
  ),
  forMember.file('/requests/:requestId/letter/:format', { params: OfLetter }, sendOwnLetter),
  forMember.get(
    '/loan_request',
    { readSafe: true, reply: LoanRequestReply },
    memberFeed(readLoanRequest),
  ),
  forMember.post('/loan_request', { body: LoanDraftSaved, reply: LoanDraftReply }, saveDraft),
  forMember.act('/loan_request/discard', {}, discardDraft),
  forMember.post(
    '/loan_request/guarantor',
    { body: GuarantorNamed, reply: GuarantorReply },
    nameGuarantor,
  ),
  forMember.get('/coll/asks', { readSafe: true, reply: GuaranteeAsksReply }, memberFeed(readAsks)),
  forMember.act('/coll/asks/:ask/decline', { params: OfAsk }, declineAsk),
)
