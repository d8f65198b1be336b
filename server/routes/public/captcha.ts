import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CaptchaReply } from '#contract/public/visitor.ts'
import { newChallenge } from '#server/http/captcha.ts'

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
