import { Type } from 'typebox'
import { ReportedReply, ReportPost } from '#contract/public/board.ts'
import { reportMessage } from '#server/feedback/board-report.ts'
import { Id } from '#server/http/paging.ts'
import { forPublic, routes } from '#server/http/routes.ts'

export const boardReportRoutes = routes(
  // A question or an answer: every message has a number of its own.
  forPublic.post(
    '/board/:messageId/report',
    {
      limit: { name: 'board-report', max: 20, seconds: 3600 },
      params: Type.Object({ messageId: Id }),
      body: ReportPost,
      reply: ReportedReply,
    },
    reportMessage,
  ),
)
