import { PageConfigReply } from '#contract/public/page-config.ts'
import { forPublic, routes } from '#server/http/routes.ts'
import { readPublicPageConfig } from '#server/site/public-page-config.ts'

/** Not part of the kept page, because the token belongs to one visitor and the page to all. */
export const pageConfigRoutes = routes(
  forPublic.get('/page-config', { reply: PageConfigReply }, readPublicPageConfig),
)
