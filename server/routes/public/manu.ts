import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Menu } from '#contract/public/site-content.ts'
import { readMenu } from '#server/site/menu.ts'

export const manuRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/manu',
    { config: { authz: 'public', keep: true }, schema: { response: { 200: Menu } } },
    () => readMenu(app),
  )
}
