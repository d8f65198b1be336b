// Everything the site points at is there: pages, files, pictures.

import { tableRows, topics } from './articles.ts'
import type { Demo } from './demo.ts'
import type { Question } from './question.ts'

/** Pages that are not articles. */
// biome-ignore format: a list
const PAGES = ['/home', '/board', '/demand', '/election', '/loancal', '/caldividend', '/member/logon', '/member/register', '/membergroup/logon', '/policies', '/search']

function* links(demo: Demo): Iterable<[string, string]> {
  const menus = demo.site('menus')
  for (const { manu_name, url } of menus.list_manu) yield [`menu ${manu_name}`, url]
  for (const { description, url } of menus.list_sub_manu) yield [`menu ${description}`, url]
  for (const { title, url } of demo.site('slides')) yield [`slide ${title}`, url]
  for (const { title, url } of demo.site('reports')) yield [`report ${title}`, url]
  for (const { topic_id, body } of topics(demo))
    for (const [, url = ''] of body.matchAll(/href="([^"]+)"/g)) yield [`/show/${topic_id}`, url]
}

export const SITE_LINKS: Question[] = [
  {
    name: 'every link leads to a page',
    *ask(demo) {
      const shown = new Set(topics(demo).map(({ topic_id }) => `/show/${topic_id}`))
      const lists = new Set(
        demo.site('categories').map((one: { category_id: number }) => `/list/${one.category_id}`),
      )
      for (const [place, url] of links(demo)) {
        if (!url.startsWith('/')) continue
        if (!(shown.has(url) || lists.has(url) || PAGES.includes(url.split('#')[0] ?? '')))
          yield `${place}: ${url}`
      }
      const { unit_forms_topic } = demo.site('settings')
      if (!shown.has(`/show/${unit_forms_topic}`))
        yield `the units’ forms are at ${unit_forms_topic}`
      for (const { category_id, topic_id } of topics(demo))
        if (!lists.has(`/list/${category_id}`))
          yield `/show/${topic_id} is in category ${category_id}`
    },
  },
  {
    name: 'every form that is told of and every annual report has its file, and every file is a paper',
    *ask(demo) {
      const attached: { topic_id: number; seq: number; name: string; file: string }[] =
        demo.site('attachments')
      for (const { name, file } of attached) {
        const bytes = readable(demo, file)
        if (!bytes?.subarray(0, 5).equals(Buffer.from('%PDF-')) || bytes.length < 2_000)
          yield `${name}: ${file} is no paper`
      }
      for (const { topic_id, category_id, title, body } of topics(demo)) {
        const names = attached.filter((one) => one.topic_id === topic_id).map(({ name }) => name)
        if (/^รายงานกิจการประจำปี/.test(title) && names.length === 0)
          yield `/show/${topic_id} “${title}” has no file`
        if (category_id !== 8) continue
        const told = tableRows(body).flatMap(([form = '']) =>
          /^[ก-๙]+\.\d\d$/.test(form) ? [form] : [],
        )
        for (const form of told)
          if (!names.some((name) => name.startsWith(`${form} `)))
            yield `/show/${topic_id}: ${form} has no file`
        if (names.length === 0) yield `/show/${topic_id} has no form`
        for (const name of names) {
          const form = name.split(' ')[0] ?? ''
          if (told.length > 0 && !told.includes(form))
            yield `/show/${topic_id} does not tell of ${name}`
        }
      }
      for (const { title, kind } of demo.site('reports')) {
        if (kind !== 'annual') continue
        const article = topics(demo).find((one) => one.title.startsWith(title))
        if (!article || !attached.some((one) => one.topic_id === article.topic_id))
          yield `${title} has no file`
      }
    },
  },
  {
    name: 'every picture is there',
    *ask(demo) {
      const pictures: Record<string, { file: string; alt: string }> = demo.site('pictures')
      for (const [name, { file, alt }] of Object.entries(pictures)) {
        if (!readable(demo, file)) yield `${name}: ${file}`
        if (!alt) yield `${name} is described by nothing`
      }
      const named = [
        ...demo.site('topics').map((one: { picture: string | null }) => one.picture),
        ...demo.site('slides').map((one: { picture: string }) => one.picture),
        ...demo.site('galleries').flatMap((one: { pictures: string[] }) => one.pictures),
        ...demo
          .site('elections')
          .flatMap((one: { positions: { candidates: { picture: string }[] }[] }) =>
            one.positions.flatMap(({ candidates }) => candidates.map(({ picture }) => picture)),
          ),
      ]
      for (const name of named) if (name && !pictures[name]) yield `no picture is called ${name}`
    },
  },
  {
    name: 'reports are of the day their title tells',
    *ask(demo) {
      for (const { title, as_of } of demo.site('reports')) {
        const [, year] = /ปี (25\d\d)$|(25\d\d)$/.exec(title)?.filter(Boolean) ?? []
        if (Number(year) - 543 !== Number(as_of.slice(0, 4))) yield `${title}: ${as_of}`
      }
    },
  },
]

function readable(demo: Demo, file: string): Buffer | undefined {
  try {
    return demo.siteFile(file)
  } catch {
    return undefined
  }
}
