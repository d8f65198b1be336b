import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { GuideReply } from '#contract/unit/guide.ts'
import { attachmentsOf } from '#database/queries/content/attachment.ts'
import { unitGuidelines } from '#database/queries/site/unit-guideline.ts'
import { attachment } from '#server/content/topic-card.ts'
import { NoQuery } from '#server/member-figures/period-query.ts'
import { readUnitRules } from '#server/site/unit-rules.ts'

export const unitGuideRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/guide_group',
    {
      config: { authz: 'unit' },
      schema: { querystring: NoQuery, response: { 200: GuideReply } },
    },
    async () => {
      const rows = await unitGuidelines(app.db)
      const { formsTopic, contact } = await readUnitRules(app.db)
      const files = await attachmentsOf(app.db, formsTopic === undefined ? [] : [formsTopic])
      const changes = rows.map(({ updated_at }) => updated_at.getTime())
      return {
        rc_code: '1' as const,
        data: {
          steps: rows.map(({ updated_at, ...step }) => step),
          updated_at: rows.length > 0 ? new Date(Math.max(...changes)).toISOString() : null,
          files: files.map(attachment),
          contact,
        },
      }
    },
  )
}
