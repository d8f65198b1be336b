import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { OkReply } from '#contract/member/identity.ts'
import { ConsentChoice, ConsentsReply } from '#contract/member/terms.ts'
import { giveConsent, readConsents } from '#server/requests/consents.ts'

export const consentRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/consents',
    { config: { authz: 'member' }, schema: { response: { 200: ConsentsReply } } },
    (request) => readConsents(request),
  )

  // Withdrawing is as easy as giving: the same call with the other answer.
  app.post(
    '/consents',
    { config: { authz: 'member' }, schema: { body: ConsentChoice, response: { 200: OkReply } } },
    (request) => giveConsent(request, request.body),
  )
}
