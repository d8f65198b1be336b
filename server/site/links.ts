import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Db } from '#database/core/connect.ts'
import { attachmentFile } from '#database/queries/content/attachment.ts'
import { categoryById } from '#database/queries/content/category.ts'
import { linkTargets, titleOfTopic } from '#database/queries/content/link.ts'
import { rowsWithLinks } from '#database/queries/content/link-place.ts'
import { picturesNamed } from '#database/queries/content/media.ts'
import { settings } from '#database/queries/site/setting.ts'
import { linksInHtml, PAGES, targetOf } from '#domain/site/link.ts'
import { folded, wordsOf } from '#domain/text/thai-search.ts'
import { dataReply } from '#server/http/ok-reply.ts'

const MOST = 30

const AREA = /^\/(member|membergroup)\//

export async function readLinks({ server: app }: FastifyRequest, query: { q?: string }) {
  const words = wordsOf(query.q ?? '')
  const found = await linkTargets(app.db, words, new Date(), MOST)
  const pages = PAGES.filter(({ name, url }) =>
    words.every((word) => folded(`${name} ${url}`).includes(word)),
  )
  const data = [
    ...pages.map(({ url, name }) => ({ url, name, kind: 'page' as const })),
    ...found.categories.map(({ category_id, name }) => ({
      url: `/list/${category_id}`,
      name: `หมวด ${name}`,
      kind: 'category' as const,
    })),
    ...found.topics.map(({ topic_id, title }) => ({
      url: `/show/${topic_id}`,
      name: title,
      kind: 'topic' as const,
    })),
    ...found.documents.map(({ file_id, name }) => ({
      url: `/file/${file_id}`,
      name,
      kind: 'document' as const,
    })),
  ]
  return dataReply(data)
}

export async function checkLinks({ server: app }: FastifyRequest, body: { urls: string[] }) {
  const now = new Date()
  const names: Record<string, string> = {}
  const dead: string[] = []
  for (const url of new Set(body.urls)) {
    const name = await nameOf(app, url, now)
    if (name === undefined) dead.push(url)
    else names[url] = name
  }
  return dataReply({ dead, names })
}

export async function sendLinkReport({ server: app }: FastifyRequest) {
  const now = new Date()
  const places = await linkPlaces(app.db)
  const outside = places.filter(({ url }) => targetOf(url).kind === 'outside')
  const ours = places.filter(({ url }) => targetOf(url).kind !== 'outside')
  const dead = new Set<string>()
  for (const url of new Set(ours.map((one) => one.url)))
    if ((await nameOf(app, url, now)) === undefined) dead.add(url)
  const broken = ours.filter(({ url }) => dead.has(url))
  const good = ours.length - broken.length
  return dataReply({ good, dead: broken, outside })
}

/** What visitors find behind an address of ours today; undefined where they find nothing. */
async function nameOf({ db, web }: FastifyInstance, url: string, now: Date) {
  const [path = ''] = url.split(/[?#]/)
  const target = targetOf(url)
  switch (target.kind) {
    case 'topic':
      return titleOfTopic(db, target.id, now)
    case 'category': {
      const category = await categoryById(db, target.id)
      return category && `หมวด ${category.name}`
    }
    case 'file':
      return (await attachmentFile(db, target.id, now))?.name
    case 'media':
      return (await picturesNamed(db, [target.id])).length > 0 ? 'รูปภาพ' : undefined
    case 'page':
      return PAGES.find((page) => page.url === path)?.name ?? 'หน้าในเว็บไซต์'
    case 'outside':
      return 'เว็บไซต์อื่น'
    default:
      // Pages of the areas have no names of their own here, but a link may lead to each of them.
      return AREA.test(path) && web.isPage(path) ? 'หน้าในเว็บไซต์' : undefined
  }
}

// Every place of the site where staff have put an address.

interface LinkPlace {
  /** What the link stands in, in words. */
  place: string
  /** Where it is changed. */
  edit: string
  url: string
}

async function linkPlaces(db: Db): Promise<LinkPlace[]> {
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
