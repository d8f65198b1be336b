import { OkReply } from '#contract/member/identity.ts'
import { TermsAcceptance, TermsCheck } from '#contract/member/terms.ts'
import { forMember, routes } from '#server/http/routes.ts'
import { acceptTerms, readTermsToAccept } from '#server/site/accept-terms.ts'

export const termsRoutes = routes(
  forMember.post(
    '/termofconditional',
    { readSafe: true, beforeTerms: true, reply: TermsCheck },
    readTermsToAccept,
  ),
  forMember.post(
    '/termofconditional/accept',
    { beforeTerms: true, body: TermsAcceptance, reply: OkReply },
    acceptTerms,
  ),
)
