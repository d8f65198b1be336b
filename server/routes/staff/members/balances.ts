// ยืนยันยอด: what members said of their balances at a year's end, what was answered, and all of it for the auditor.

import { Type } from 'typebox'
import { OkReply } from '#contract/member/identity.ts'
import { Closed, OneOf } from '#contract/shared/shapes.ts'
import { BalanceExport, BalanceExportQuery, BalanceQueueReply } from '#contract/staff/balances.ts'
import { RequestAnswer } from '#contract/staff/requests.ts'
import { Id, PageNumber } from '#server/http/paging.ts'
import { forStaff, routes } from '#server/http/routes.ts'
import {
  readBalanceAnswers,
  replyToBalance,
  sendBalanceAnswers,
} from '#server/members/balance-answers.ts'
import { PaperBytes } from '#server/papers/paper.ts'

const seeMembers = forStaff('see_members')

export const staffBalanceRoutes = routes(
  seeMembers.get(
    '/balances',
    {
      query: Closed({
        state: Type.Optional(OneOf('waiting', 'done', 'refused')),
        page: PageNumber,
      }),
      reply: BalanceQueueReply,
    },
    ({ server }, query) => readBalanceAnswers(server, query),
  ),
  forStaff('serve_members').post(
    '/balances/:answerId/answer',
    { params: Type.Object({ answerId: Id }), body: RequestAnswer, reply: OkReply },
    replyToBalance,
  ),
  seeMembers.get(
    '/balances/export/:format',
    { answers: 'file', params: BalanceExport, query: BalanceExportQuery, reply: PaperBytes },
    sendBalanceAnswers,
  ),
)
