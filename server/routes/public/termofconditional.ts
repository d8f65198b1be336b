import { TermsQuery, TermsTextReply } from '#contract/member/terms.ts'
import { forPublic, routes } from '#server/http/routes.ts'
import { readPublicTerms } from '#server/site/public-terms.ts'

export const termsRoutes = routes(
  forPublic.get(
    '/termofconditional',
    { query: TermsQuery, reply: TermsTextReply },
    ({ server }, query) => readPublicTerms(server, query),
  ),
)
