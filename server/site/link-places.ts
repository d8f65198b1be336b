// Every place of the site where staff have put an address.

import type { Db } from '#database/core/connect.ts'
import { rowsWithLinks } from '#database/queries/content/link-place.ts'
import { settings } from '#database/queries/site/setting.ts'
import { linksInHtml } from '#domain/site/link.ts'

interface LinkPlace {
  /** What the link stands in, in words. */
  place: string
  /** Where it is changed. */
  edit: string
  url: string
}

export async function linkPlaces(db: Db): Promise<LinkPlace[]> {
  const { items, subs, slides, reports, topics, policies } = await rowsWithLinks(db)
  return [
    ...items
      .filter(({ is_parent }) => is_parent === '0')
      .map(({ manu_name, url }) => ({ place: `เมนู ${manu_name}`, edit: '/admin/menus', url })),
    ...subs.map(({ description, url }) => ({
      place: `เมนูย่อย ${description}`,
      edit: '/admin/menus',
      url,
    })),
    ...slides.map(({ title, url }) => ({ place: `สไลด์ ${title}`, edit: '/admin/slides', url })),
    ...reports.map(({ title, url }) => ({ place: `รายงาน ${title}`, edit: '/admin/reports', url })),
    ...topics.flatMap(({ topic_id, title, body }) =>
      linksInHtml(body).map((url) => ({
        place: `ข่าว ${title}`,
        edit: `/admin/topics/${topic_id}`,
        url,
      })),
    ),
    ...policies.flatMap(({ title, body }) =>
      linksInHtml(body).map((url) => ({ place: title, edit: '/admin/policies', url })),
    ),
    ...inSettings(await settings(db)),
  ].filter(({ url }) => url !== '')
}

function inSettings(set: Record<string, string | undefined>): LinkPlace[] {
  const edit = '/admin/settings?tab=contact'
  const units = '/admin/settings?tab=units'
  const numbered = (start: string, id: string | undefined) => (id ? `${start}${id}` : '')
  return [
    { place: 'ลิงก์ Facebook ท้ายเว็บไซต์', edit, url: set.facebook_url ?? '' },
    { place: 'ลิงก์ LINE ท้ายเว็บไซต์', edit, url: set.line_url ?? '' },
    {
      place: 'หมวดข่าวที่หน่วยงานเห็น',
      edit: units,
      url: numbered('/list/', set.unit_notice_category),
    },
    { place: 'แบบฟอร์มหน่วยงาน', edit: units, url: numbered('/show/', set.unit_forms_topic) },
  ]
}
