import type { FastifyRequest } from 'fastify'
import type { Menu } from '#contract/public/site-content.ts'
import { marqueeNotes, shownMenuItems, shownSubMenuItems } from '#database/queries/content/menu.ts'
import { bangkokDate } from '#domain/calendar/thai-date.ts'
import { withSafeLink } from '#server/pages/safe-link.ts'
import { escaped } from '#server/pages/xml.ts'

export async function readMenu({ server: app }: FastifyRequest): Promise<Menu> {
  const [items, subItems, notes] = await Promise.all([
    shownMenuItems(app.db),
    shownSubMenuItems(app.db),
    marqueeNotes(app.db),
  ])
  const today = bangkokDate(new Date())
  return {
    rc_code: '1' as const,
    list_manu: items.map(withSafeLink),
    list_sub_manu: subItems.map(withSafeLink),
    // Plain text in the office, HTML on the wire (REQ-113).
    marquee: notes
      .filter(({ until }) => until === null || until >= today)
      .map(({ note }) => ({ Note: escaped(note) })),
  }
}
