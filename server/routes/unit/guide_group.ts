import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { NoQuery } from '#contract/shared/period-query.ts'
import { GuideReply } from '#contract/unit/guide.ts'
import { readUnitGuide } from '#server/units/guide.ts'

export const unitGuideRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/guide_group',
    {
      config: { authz: 'unit' },
      schema: { querystring: NoQuery, response: { 200: GuideReply } },
    },
    () => readUnitGuide(app),
  )
}
