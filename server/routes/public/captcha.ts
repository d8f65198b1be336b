import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CaptchaReply } from '#contract/public/visitor.ts'
import { newCaptcha } from '#server/http/captcha.ts'

export const captchaRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/captcha',
    {
      config: { authz: 'public', limit: { name: 'captcha', max: 120, seconds: 600 } },
      schema: { response: { 200: CaptchaReply } },
    },
    () => newCaptcha(app),
  )
}
