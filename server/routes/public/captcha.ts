import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { Reply } from '#contract/shared/envelope.ts'
import { newChallenge } from '#server/http/captcha.ts'

const CaptchaReply = Reply(
  Type.Object({
    parameters: Type.Object({
      algorithm: Type.String(),
      nonce: Type.String(),
      salt: Type.String(),
      cost: Type.Integer(),
      keyLength: Type.Integer(),
      keyPrefix: Type.String(),
      expiresAt: Type.Integer(),
    }),
    signature: Type.String(),
  }),
)

export const captchaRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/captcha',
    {
      config: { authz: 'public', limit: { name: 'captcha', max: 120, seconds: 600 } },
      schema: { response: { 200: CaptchaReply } },
    },
    async () => {
      const { parameters, signature = '' } = await newChallenge(app.secrets.csrf)
      return {
        rc_code: '1' as const,
        data: { parameters: { expiresAt: 0, ...parameters }, signature },
      }
    },
  )
}
