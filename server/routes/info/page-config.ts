import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { Reply } from '#contract/envelope.ts'
import { PageConfig } from '#contract/page-config.ts'
import { csrfToken } from '#server/csrf.ts'
import { readPageConfig } from '#server/page-config.ts'

const VisitorPageConfigReply = Reply(
  Type.Intersect([PageConfig, Type.Object({ csrf_token: Type.String() })]),
)

/** Not part of the kept page, because the token belongs to one visitor and the page to all. */
export const pageConfigRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/page-config',
    { config: { authz: 'public' }, schema: { response: { 200: VisitorPageConfigReply } } },
    async (request, reply) => {
      const config = await app.memory.value('page-config', () => readPageConfig(app.db))
      const csrf_token = csrfToken(app.secrets.csrf, request, reply)
      return { rc_code: '1' as const, data: { ...config, csrf_token } }
    },
  )
}
