import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { PolicyReply } from '#contract/public/site-content.ts'
import { policyOf } from '#database/queries/site/policy.ts'
import { richHtml } from '#domain/text/rich-html.ts'
import { richSections } from '#domain/text/rich-sections.ts'
import { Refusal } from '#server/http/errors.ts'

export const cookieRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/cookie/:typecookie',
    {
      config: { authz: 'public', keep: true },
      schema: {
        params: Type.Object({ typecookie: Type.String() }),
        response: { 200: PolicyReply },
      },
    },
    async ({ params: { typecookie } }) => {
      const known = typecookie === 'cookies' || typecookie === 'policy'
      const policy = known && (await policyOf(app.db, typecookie))
      if (!policy) throw new Refusal(404, 'ไม่พบนโยบายที่ต้องการ')
      const { body, ...named } = policy
      return {
        rc_code: '1' as const,
        data: { ...named, sections: richSections(richHtml(body)) },
      }
    },
  )
}
