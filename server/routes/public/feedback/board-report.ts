import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { ReportedReply, ReportPost } from '#contract/public/board.ts'
import { reportMessage } from '#server/feedback/board-report.ts'
import { Id } from '#server/http/paging.ts'

export const boardReportRoutes: FastifyPluginAsyncTypebox = async (app) => {
  // A question or an answer: every message has a number of its own.
  app.post(
    '/board/:messageId/report',
    {
      config: { authz: 'public', limit: { name: 'board-report', max: 20, seconds: 3600 } },
      schema: {
        params: Type.Object({ messageId: Id }),
        body: ReportPost,
        response: { 200: ReportedReply },
      },
    },
    (request) => reportMessage(request, request.params, request.body),
  )
}
