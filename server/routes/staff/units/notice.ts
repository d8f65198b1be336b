import { OkReply } from '#contract/member/identity.ts'
import { NoticeQuery, NoticeWords } from '#contract/staff/units.ts'
import { forStaff, routes } from '#server/http/routes.ts'
import { PaperBytes } from '#server/papers/paper.ts'
import { issueNotice, sendNotices } from '#server/units/staff/notice.ts'

/** หนังสือแจ้งรายการเรียกเก็บ: written once for a month, and printed for every unit. */
export const noticeRoutes = routes(
  forStaff('serve_units').post('/units/notice', { body: NoticeWords, reply: OkReply }, issueNotice),
  forStaff('see_units').get(
    '/units/notice/pdf',
    { answers: 'file', query: NoticeQuery, reply: PaperBytes },
    sendNotices,
  ),
)
