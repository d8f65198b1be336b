import { LineCodeReply, LineConfirmReply, LineReply } from '#contract/member/notices/line.ts'
import {
  NoticeChoice,
  NoticeChoicesReply,
  NoticeDetail,
  NoticesQuery,
  NoticesRead,
  NoticesReply,
  PushRemoval,
  PushReply,
  PushSubscribe,
  UnreadReply,
} from '#contract/member/notices/notices.ts'
import { NoBody } from '#contract/shared/envelope.ts'
import { forMember, routes } from '#server/http/routes.ts'
import { choose, chooseDetail, readChoices } from '#server/notices/choices.ts'
import { markNoticesRead, readNotices, readUnread } from '#server/notices/inbox.ts'
import { beginLine, confirmLine, readLine, unlinkLine } from '#server/notices/line/link.ts'
import { readPush, subscribe, unsubscribe } from '#server/notices/push.ts'

export const noticeRoutes = routes(
  forMember.get('/notices', { query: NoticesQuery, reply: NoticesReply }, readNotices),
  forMember.get('/notices/unread', { reply: UnreadReply }, readUnread),
  forMember.act('/notices/read', { body: NoticesRead }, markNoticesRead),
  forMember.get('/notices/choices', { reply: NoticeChoicesReply }, readChoices),
  forMember.act('/notices/choices', { body: NoticeChoice }, choose),
  forMember.get('/notices/push', { reply: PushReply }, readPush),
  forMember.act('/notices/push', { body: PushSubscribe }, subscribe),
  forMember.act('/notices/push/removal', { body: PushRemoval }, unsubscribe),
  forMember.get('/notices/line', { reply: LineReply }, readLine),
  forMember.post('/notices/line/code', { body: NoBody, reply: LineCodeReply }, beginLine),
  forMember.post(
    '/notices/line/confirmation',
    {
      body: NoBody,
      reply: LineConfirmReply,
      limit: { name: 'line-confirm', max: 60, seconds: 600 },
    },
    confirmLine,
  ),
  forMember.act('/notices/line/removal', {}, unlinkLine),
  forMember.act('/notices/detail', { body: NoticeDetail }, chooseDetail),
)
