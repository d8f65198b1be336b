import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { TermsQuery, TermsTextReply } from '#contract/member/terms.ts'
import { readPublicTerms } from '#server/site/public-terms.ts'

export const termsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/termofconditional',
    {
      config: { authz: 'public' },
      schema: { querystring: TermsQuery, response: { 200: TermsTextReply } },
    },
    ({ query }) => readPublicTerms(app, query),
  )
}
