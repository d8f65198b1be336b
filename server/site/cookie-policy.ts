import type { FastifyRequest } from 'fastify'
import { policyOf } from '#database/queries/site/policy.ts'
import { richHtml } from '#domain/text/rich-html.ts'
import { richSections } from '#domain/text/rich-sections.ts'
import { Refusal } from '#server/http/errors.ts'
import { dataReply } from '#server/http/ok-reply.ts'

export async function readCookiePolicy(
  { server: app }: FastifyRequest,
  { typecookie }: { typecookie: string },
) {
  const known = typecookie === 'cookies' || typecookie === 'policy'
  const policy = known && (await policyOf(app.db, typecookie))
  if (!policy) throw new Refusal(404, 'ไม่พบนโยบายที่ต้องการ')
  const { body, ...named } = policy
  return dataReply({ ...named, sections: richSections(richHtml(body)) })
}
