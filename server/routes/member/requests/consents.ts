import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { OkReply } from '#contract/member/identity.ts'
import { ConsentChoice, ConsentsReply } from '#contract/member/terms.ts'
import { inTransaction } from '#database/core/connect.ts'
import { consentsOf } from '#database/queries/member/consent.ts'
import { acceptancesOf } from '#database/queries/site/terms.ts'
import { CONSENT_NOTICES } from '#domain/person/consent.ts'
import { sayConsent } from '#server/commands/say-consent.ts'
import { okReply } from '#server/http/ok-reply.ts'

export const consentRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/consents',
    { config: { authz: 'member' }, schema: { response: { 200: ConsentsReply } } },
    async ({ member: { membershipNo } }) => {
      const [accepted, said] = await Promise.all([
        acceptancesOf(app.db, membershipNo),
        consentsOf(app.db, membershipNo),
      ])
      const consents = CONSENT_NOTICES.map(({ purpose, version, title, text }) => {
        const last = said.find((one) => one.purpose === purpose)
        return {
          purpose,
          title,
          text,
          notice_version: version,
          // A consent to other words than these is none.
          given: last?.given === true && last.notice_version === version,
          at: last?.at.toISOString() ?? null,
        }
      })
      return {
        rc_code: '1' as const,
        data: {
          accepted: accepted.map(({ kind, version, title, accepted_at }) => ({
            kind,
            version,
            title,
            accepted_at: accepted_at.toISOString(),
          })),
          consents,
        },
      }
    },
  )

  // Withdrawing is as easy as giving: the same call with the other answer.
  app.post(
    '/consents',
    { config: { authz: 'member' }, schema: { body: ConsentChoice, response: { 200: OkReply } } },
    async (request) => {
      const { given } = request.body
      const notice = await inTransaction(app.db, (trx) => sayConsent(trx, request, request.body))
      return okReply(given ? `ให้ความยินยอมแล้ว: ${notice.title}` : `ถอนความยินยอมแล้ว: ${notice.title}`)
    },
  )
}
