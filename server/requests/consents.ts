import type { FastifyRequest } from 'fastify'
import type { OkReply } from '#contract/member/identity.ts'
import type { ConsentChoice } from '#contract/member/terms.ts'
import { inTransaction } from '#database/core/connect.ts'
import { consentsOf } from '#database/queries/member/consent.ts'
import { acceptancesOf } from '#database/queries/site/terms.ts'
import { CONSENT_NOTICES } from '#domain/person/consent.ts'
import { dataReply, okReply } from '#server/http/ok-reply.ts'
import { sayConsent } from '#server/requests/say-consent.ts'

export async function readConsents({ member: { membershipNo }, server }: FastifyRequest) {
  const [accepted, said] = await Promise.all([
    acceptancesOf(server.db, membershipNo),
    consentsOf(server.db, membershipNo),
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
  return dataReply({
    accepted: accepted.map(({ kind, version, title, accepted_at, code }) => ({
      kind,
      version,
      title,
      accepted_at: accepted_at.toISOString(),
      signing: code,
    })),
    consents,
  })
}

export async function giveConsent(request: FastifyRequest, body: ConsentChoice): Promise<OkReply> {
  const { given } = body
  const notice = await inTransaction(request.server.db, (trx) => sayConsent(trx, request, body))
  return okReply(given ? `ให้ความยินยอมแล้ว: ${notice.title}` : `ถอนความยินยอมแล้ว: ${notice.title}`)
}
