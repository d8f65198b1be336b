import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { PolicyReply } from '#contract/public/site-content.ts'
import { readCookiePolicy } from '#server/site/cookie-policy.ts'

export const cookieRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/cookie/:typecookie',
    {
      config: { authz: 'public', keep: true },
      schema: {
        params: Type.Object({ typecookie: Type.String() }),
        response: { 200: PolicyReply },
      },
    },
    ({ params }) => readCookiePolicy(app, params),
  )
}
