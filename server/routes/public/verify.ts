import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { VerifyReply } from '#contract/public/verify.ts'
import { verifyPaper } from '#server/papers/verify.ts'

export const verifyRoutes: FastifyPluginAsyncTypebox = async (app) => {
  // What can be no code and a code nobody gave out are answered alike, and few times.
  app.get(
    '/verify/:code',
    {
      config: { authz: 'public', limit: { name: 'verify', max: 30, seconds: 600 } },
      schema: {
        params: Type.Object({ code: Type.String({ maxLength: 64 }) }),
        response: { 200: VerifyReply },
      },
    },
    ({ params }) => verifyPaper(app, params),
  )
}
