import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { sendFeed } from '#server/discovery/feed.ts'

/** The news for those who read them elsewhere, as Atom. */
export const feedRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/feed.xml',
    {
      config: { authz: 'public', answers: 'page', keep: true },
      schema: { response: { 200: Type.Unsafe<string>({ type: 'string' }) } },
    },
    (_, reply) => sendFeed(app, reply),
  )
}
