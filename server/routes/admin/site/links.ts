// Where links of the site may lead: for choosing one, and for finding those that lead nowhere.

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { DeadLinksReply, LinksAsked, LinkTargetsReply } from '#contract/links.ts'
import { leadsSomewhere, linkTargets } from '#database/queries/office/link.ts'
import { PAGES, targetOf } from '#domain/site/link.ts'

const NEWEST = 200

export const linkOfficeRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const config = { authz: 'staff', may: 'content' } as const
  app.get(
    '/api/admin/links',
    { config, schema: { response: { 200: LinkTargetsReply } } },
    async () => {
      const { categories, topics } = await linkTargets(app.db, new Date(), NEWEST)
      const data = [
        ...PAGES,
        ...categories.map(({ category_id, name }) => ({
          url: `/list/${category_id}`,
          name: `หมวด ${name}`,
        })),
        ...topics.map(({ topic_id, title }) => ({ url: `/show/${topic_id}`, name: title })),
      ]
      return { rc_code: '1' as const, data }
    },
  )

  app.post(
    '/api/admin/links/check',
    { config, schema: { body: LinksAsked, response: { 200: DeadLinksReply } } },
    async ({ body }) => {
      const now = new Date()
      const dead: string[] = []
      for (const url of new Set(body.urls))
        if (!(await leadsSomewhere(app.db, targetOf(url), now))) dead.push(url)
      return { rc_code: '1' as const, data: { dead } }
    },
  )
}
