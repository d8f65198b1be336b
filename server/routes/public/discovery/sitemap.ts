// What search engines are told: where they may look, and every page there is.

import { Type } from 'typebox'
import { sendRobots, sendSitemap } from '#server/discovery/sitemap.ts'
import { forPublic, routes } from '#server/http/routes.ts'

const Text = Type.Unsafe<string>({ type: 'string' })

export const sitemapRoutes = routes(
  forPublic.get('/robots.txt', { answers: 'page', keep: true, reply: Text }, ({ server }, reply) =>
    sendRobots(server, reply),
  ),
  forPublic.get('/sitemap.xml', { answers: 'page', keep: true, reply: Text }, ({ server }, reply) =>
    sendSitemap(server, reply),
  ),
)
