import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { FooterReply } from '#contract/public/site-content.ts'
import { readFooter } from '#server/site/footer.ts'

export const footerRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/footer',
    { config: { authz: 'public', keep: true }, schema: { response: { 200: FooterReply } } },
    () => readFooter(app),
  )
}
