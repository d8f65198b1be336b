import { Type } from 'typebox'
import { VerifyReply } from '#contract/public/verify.ts'
import { forPublic, routes } from '#server/http/routes.ts'
import { verifyPaper } from '#server/papers/verify.ts'

export const verifyRoutes = routes(
  // What can be no code and a code nobody gave out are answered alike, and few times.
  forPublic.get(
    '/verify/:code',
    {
      limit: { name: 'verify', max: 30, seconds: 600 },
      params: Type.Object({ code: Type.String({ maxLength: 64 }) }),
      reply: VerifyReply,
    },
    ({ server }, params) => verifyPaper(server, params),
  ),
)
