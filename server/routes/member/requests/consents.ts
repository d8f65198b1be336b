import { OkReply } from '#contract/member/identity.ts'
import { ConsentChoice, ConsentsReply } from '#contract/member/terms.ts'
import { forMember, routes } from '#server/http/routes.ts'
import { giveConsent, readConsents } from '#server/requests/consents.ts'

export const consentRoutes = routes(
  forMember.get('/consents', { reply: ConsentsReply }, readConsents),

  // Withdrawing is as easy as giving: the same call with the other answer.
  forMember.post('/consents', { body: ConsentChoice, reply: OkReply }, giveConsent),
)
