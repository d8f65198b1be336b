import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { HomeReply } from '#contract/public/site-content.ts'
import { readHome } from '#server/content/home.ts'

export const homeRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/home',
    { config: { authz: 'public', keep: true }, schema: { response: { 200: HomeReply } } },
    () => readHome(app),
  )
}
