import type { FastifyReply, FastifyRequest } from 'fastify'
import { csrfToken } from '#server/http/csrf.ts'
import { dataReply } from '#server/http/ok-reply.ts'
import { pageConfigOf } from '#server/pages/page-config.ts'
import { pushConfig } from '#server/push/announce.ts'

export async function readPublicPageConfig(request: FastifyRequest, reply: FastifyReply) {
  const config = await pageConfigOf(request.server)
  const pusher = pushConfig(request.server.settings.pusher)
  const csrf_token = csrfToken(request.server.secrets.csrf, request, reply)
  const { captcha } = request.server.settings
  const own = { csrf_token, pusher, ...(captcha && { recaptcha_key: captcha.siteKey }) }
  return dataReply({ ...config, ...own })
}
