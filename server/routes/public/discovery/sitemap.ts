// What search engines are told: where they may look, and every page there is.

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { sendRobots, sendSitemap } from '#server/discovery/sitemap.ts'

const Text = Type.Unsafe<string>({ type: 'string' })

export const sitemapRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const site = {
    config: { authz: 'public' as const, answers: 'page' as const, keep: true as const },
  }

  app.get('/robots.txt', { ...site, schema: { response: { 200: Text } } }, (_, reply) =>
    sendRobots(app, reply),
  )

  app.get('/sitemap.xml', { ...site, schema: { response: { 200: Text } } }, (_, reply) =>
    sendSitemap(app, reply),
  )
}
