// What a member asks under the Personal Data Protection Act, and how it stands.

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { RightsReply, RightsRequestBody } from '#contract/member/access.ts'
import { OkReply } from '#contract/member/identity.ts'
import { inTransaction } from '#database/core/connect.ts'
import { addRightsRequest, rightsRequestsOf } from '#database/queries/member/rights-request.ts'
import { longDate } from '#domain/calendar/thai-date.ts'
import { RIGHTS_WORDS_MAX, rightsDueAt } from '#domain/person/rights-request.ts'
import { recordAudit } from '#server/audit/audit.ts'
import { requireText } from '#server/content/staff-text.ts'
import { okReply } from '#server/http/ok-reply.ts'
import { limitTries } from '#server/http/rate-limit.ts'

const TRIES = { name: 'rights', max: 5, seconds: 24 * 60 * 60 }

export const rightsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/rights',
    { config: { authz: 'member' }, schema: { response: { 200: RightsReply } } },
    async ({ member }) => {
      const rows = await rightsRequestsOf(app.db, member.membershipNo)
      const requests = rows.map(({ words: text, asked_at, due_at, answered_at, ...row }) => ({
        ...row,
        text,
        asked_at: asked_at.toISOString(),
        due_at: due_at.toISOString(),
        answered_at: answered_at?.toISOString() ?? null,
      }))
      return { rc_code: '1' as const, data: { requests } }
    },
  )

  app.post(
    '/rights',
    {
      config: { authz: 'member' },
      schema: { body: RightsRequestBody, response: { 200: OkReply } },
    },
    async (request) => {
      const { membershipNo } = request.member
      const { what } = request.body
      const words = requireText('รายละเอียด', request.body.text, RIGHTS_WORDS_MAX)
      await limitTries(app.db, app.secrets.csrf, TRIES, `member:${membershipNo}`)
      const at = new Date()
      const dueAt = rightsDueAt(at)
      return inTransaction(app.db, async (trx) => {
        const no = await addRightsRequest(trx, { membershipNo, what, words, at, dueAt })
        await recordAudit(trx, request, { action: 'rights.ask', detail: { what, request_id: no } })
        const rc_des = `รับคำขอเลขที่ ${no} แล้ว สหกรณ์จะตอบภายในวันที่ ${longDate(dueAt)}`
        return okReply(rc_des)
      })
    },
  )
}
