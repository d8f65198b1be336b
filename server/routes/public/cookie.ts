import { Type } from 'typebox'
import { PolicyReply } from '#contract/public/site-content.ts'
import { forPublic, routes } from '#server/http/routes.ts'
import { readCookiePolicy } from '#server/site/cookie-policy.ts'

export const cookieRoutes = routes(
  forPublic.get(
    '/cookie/:typecookie',
    { keep: true, params: Type.Object({ typecookie: Type.String() }), reply: PolicyReply },
    ({ server }, params) => readCookiePolicy(server, params),
  ),
)
