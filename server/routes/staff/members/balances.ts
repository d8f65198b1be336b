// ยืนยันยอด: what members said of their balances at a year's end, what was answered, and all of it for the auditor.

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { OneOf } from '#contract/member/figures.ts'
import { OkReply } from '#contract/member/identity.ts'
import { BalanceExport, BalanceExportQuery, BalanceQueueReply } from '#contract/staff/balances.ts'
import { RequestAnswer } from '#contract/staff/requests.ts'
import { Id, PageNumber } from '#server/http/paging.ts'
import {
  readBalanceAnswers,
  replyToBalance,
  sendBalanceAnswers,
} from '#server/members/balance-answers.ts'
import { PaperBytes } from '#server/papers/paper.ts'

export const staffBalanceRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/api/admin/balances',
    {
      config: { authz: 'staff', may: 'see_members' },
      schema: {
        querystring: Type.Object(
          { state: Type.Optional(OneOf('waiting', 'done', 'refused')), page: PageNumber },
          { additionalProperties: false },
        ),
        response: { 200: BalanceQueueReply },
      },
    },
    ({ query }) => readBalanceAnswers(app, query),
  )

  app.post(
    '/api/admin/balances/:answerId/answer',
    {
      config: { authz: 'staff', may: 'serve_members' },
      schema: {
        params: Type.Object({ answerId: Id }),
        body: RequestAnswer,
        response: { 200: OkReply },
      },
    },
    (request) => replyToBalance(request, request.params, request.body),
  )

  app.get(
    '/api/admin/balances/export/:format',
    {
      config: { authz: 'staff', may: 'see_members', answers: 'file' },
      schema: {
        params: BalanceExport,
        querystring: BalanceExportQuery,
        response: { 200: PaperBytes },
      },
    },
    (request, reply) => sendBalanceAnswers(request, request.params, request.query, reply),
  )
}
