import { Type } from 'typebox'
import { sendFeed } from '#server/discovery/feed.ts'
import { forPublic, routes } from '#server/http/routes.ts'

/** The news for those who read them elsewhere, as Atom. */
export const feedRoutes = routes(
  forPublic.get(
    '/feed.xml',
    { answers: 'page', keep: true, reply: Type.Unsafe<string>({ type: 'string' }) },
    ({ server }, reply) => sendFeed(server, reply),
  ),
)
