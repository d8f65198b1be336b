import type { FastifyRequest } from 'fastify'
import type { RightsRequestBody } from '#contract/member/access.ts'
import type { OkReply } from '#contract/member/identity.ts'
import { inTransaction } from '#database/core/connect.ts'
import { addRightsRequest, rightsRequestsOf } from '#database/queries/member/rights-request.ts'
import { longDate } from '#domain/calendar/thai-date.ts'
import { RIGHTS_WORDS_MAX, rightsDueAt } from '#domain/person/rights-request.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { requireText } from '#server/content/staff-text.ts'
import { dataReply, okReply } from '#server/http/ok-reply.ts'
import { limitTries } from '#server/http/rate-limit.ts'

const TRIES = { name: 'rights', max: 5, seconds: 24 * 60 * 60 }

export async function readOwnRights({ member, server }: FastifyRequest) {
  const rows = await rightsRequestsOf(server.db, member.membershipNo)
  const requests = rows.map(({ words: text, asked_at, due_at, answered_at, ...row }) => ({
    ...row,
    text,
    asked_at: asked_at.toISOString(),
    due_at: due_at.toISOString(),
    answered_at: answered_at?.toISOString() ?? null,
  }))
  return dataReply({ requests })
}

export async function requestRight(
  request: FastifyRequest,
  body: RightsRequestBody,
): Promise<OkReply> {
  const { membershipNo } = request.member
  const { what } = body
  const words = requireText('รายละเอียด', body.text, RIGHTS_WORDS_MAX)
  await limitTries(request.server.db, request.server.secrets.csrf, TRIES, `member:${membershipNo}`)
  const at = new Date()
  const dueAt = rightsDueAt(at)
  return inTransaction(request.server.db, async (trx) => {
    const no = await addRightsRequest(trx, { membershipNo, what, words, at, dueAt })
    await recordAudit(trx, request, { action: 'rights.ask', detail: { what, request_id: no } })
    const rc_des = `รับคำขอเลขที่ ${no} แล้ว สหกรณ์จะตอบภายในวันที่ ${longDate(dueAt)}`
    return okReply(rc_des)
  })
}
