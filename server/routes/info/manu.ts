import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Menu } from '#contract/info.ts'
import { marqueeNotes, shownMenuItems, shownSubMenuItems } from '#database/queries/menu.ts'
import { richHtml } from '#domain/rich-html.ts'
import { withSafeLink } from '#server/safe-link.ts'

export const manuRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/manu',
    { config: { authz: 'public', keep: true }, schema: { response: { 200: Menu } } },
    async () => {
      const [items, subItems, notes] = await Promise.all([
        shownMenuItems(app.db),
        shownSubMenuItems(app.db),
        marqueeNotes(app.db),
      ])
      return {
        rc_code: '1' as const,
        list_manu: items.map(withSafeLink),
        list_sub_manu: subItems.map(withSafeLink),
        marquee: notes.map(({ note }) => ({ Note: richHtml(note) })),
      }
    },
  )
}
