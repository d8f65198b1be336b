import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { PageConfigReply } from '#contract/public/page-config.ts'
import { readPublicPageConfig } from '#server/site/public-page-config.ts'

/** Not part of the kept page, because the token belongs to one visitor and the page to all. */
export const pageConfigRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/page-config',
    { config: { authz: 'public' }, schema: { response: { 200: PageConfigReply } } },
    (request, reply) => readPublicPageConfig(request, reply),
  )
}
