import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { PageConfigReply } from '#contract/public/page-config.ts'
import { csrfToken } from '#server/http/csrf.ts'
import { pageConfigOf } from '#server/pages/page-config.ts'
import { pushConfig } from '#server/push/announce.ts'

/** Not part of the kept page, because the token belongs to one visitor and the page to all. */
export const pageConfigRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/page-config',
    { config: { authz: 'public' }, schema: { response: { 200: PageConfigReply } } },
    async (request, reply) => {
      const config = await pageConfigOf(app)
      const pusher = pushConfig(app.settings.pusher)
      const csrf_token = csrfToken(app.secrets.csrf, request, reply)
      const { captcha } = app.settings
      const own = { csrf_token, pusher, ...(captcha && { recaptcha_key: captcha.siteKey }) }
      return { rc_code: '1' as const, data: { ...config, ...own } }
    },
  )
}
