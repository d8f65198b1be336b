import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { OkReply } from '#contract/member/identity.ts'
import { TermsAcceptance, TermsCheck } from '#contract/member/terms.ts'
import { acceptTerms, readTermsToAccept } from '#server/site/accept-terms.ts'

export const termsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/termofconditional',
    {
      config: { authz: 'member', readSafe: true, beforeTerms: true },
      schema: { response: { 200: TermsCheck } },
    },
    (request) => readTermsToAccept(request),
  )

  app.post(
    '/termofconditional/accept',
    {
      config: { authz: 'member', beforeTerms: true },
      schema: { body: TermsAcceptance, response: { 200: OkReply } },
    },
    (request) => acceptTerms(request, request.body),
  )
}
