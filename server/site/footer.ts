import type { FastifyRequest } from 'fastify'
import { settings } from '#database/queries/site/setting.ts'
import { safeUrl } from '#domain/text/safe-url.ts'
import { dataReply } from '#server/http/ok-reply.ts'

export async function readFooter({ server: app }: FastifyRequest) {
  const values = await settings(app.db)
  const { phone = '', fax = '', mobile = '', email = '' } = values
  const facebook_url = safeUrl(values.facebook_url ?? '') ?? ''
  const line_url = safeUrl(values.line_url ?? '') ?? ''
  const { developer = '' } = values
  const data = { phone, fax, mobile, email, facebook_url, line_url, developer }
  return dataReply(data)
}
