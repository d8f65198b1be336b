import type { FastifyRequest } from 'fastify'
import type { OkReply } from '#contract/member/identity.ts'
import type { NoticesQuery, NoticesRead } from '#contract/member/notices/notices.ts'
import { markRead, noticesOf, unreadOf } from '#database/queries/notice/member-notice.ts'
import { dataReply, okReply } from '../http/ok-reply.ts'

const ON_A_PAGE = 20

export async function readNotices({ member, server }: FastifyRequest, query: NoticesQuery) {
  const before = Number(query.before ?? Number.MAX_SAFE_INTEGER)
  // One more than is shown tells whether there is more.
  const found = await noticesOf(server.db, member.membershipNo, { before, limit: ON_A_PAGE + 1 })
  const shown = found.slice(0, ON_A_PAGE)
  return dataReply({
    notices: shown.map(({ notice_id, topic, body_sealed, created_at, read_at }) => ({
      notice_id,
      topic,
      text: server.sealing.open(body_sealed),
      at: created_at.toISOString(),
      is_read: read_at !== null,
    })),
    next: found.length > ON_A_PAGE ? (shown.at(-1)?.notice_id ?? null) : null,
  })
}

export async function readUnread({ member, server }: FastifyRequest) {
  return dataReply({ unread: await unreadOf(server.db, member.membershipNo) })
}

export async function markNoticesRead(
  { member, server }: FastifyRequest,
  { up_to }: NoticesRead,
): Promise<OkReply> {
  await markRead(server.db, member.membershipNo, up_to)
  return okReply('ทำเครื่องหมายว่าอ่านแล้ว')
}
