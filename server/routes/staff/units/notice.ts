import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { OkReply } from '#contract/member/identity.ts'
import { NoticeQuery, NoticeWords } from '#contract/staff/units.ts'
import { PaperBytes } from '#server/papers/paper.ts'
import { issueNotice, sendNotices } from '#server/units/staff/notice.ts'

/** หนังสือแจ้งรายการเรียกเก็บ: written once for a month, and printed for every unit. */
export const noticeRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/api/admin/units/notice',
    {
      config: { authz: 'staff', may: 'serve_units' },
      schema: { body: NoticeWords, response: { 200: OkReply } },
    },
    (request) => issueNotice(request, request.body),
  )

  app.get(
    '/api/admin/units/notice/pdf',
    {
      config: { authz: 'staff', may: 'see_units', answers: 'file' },
      schema: { querystring: NoticeQuery, response: { 200: PaperBytes } },
    },
    (request, reply) => sendNotices(request, request.query, reply),
  )
}
