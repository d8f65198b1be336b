// The hostile strings against everything that writes markup, judged by the parsers browsers use. What a
// browser does with them is in e2e/stored-scripts.desktop.spec.ts.

import fc from 'fast-check'
import { JSDOM } from 'jsdom'
import { USUAL_LOOK } from '#contract/shared/look.ts'
import type { RenderedPage } from '#contract/shared/render.ts'
import { richHtml } from '#domain/text/rich-html.ts'
import { safeUrl } from '#domain/text/safe-url.ts'
import { readAssets } from '#server/pages/assets.ts'
import { documentOf } from '#server/pages/html-document.ts'
import { expect, test } from './support/app/test.ts'
import { givenCategory, givenMenuItem, givenSetting, givenTopic } from './support/given/site.ts'
import { HOSTILE, OPEN_GROUND, storable } from './support/outside/hostile.ts'

const { DOMParser } = new JSDOM().window
const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html')

test('there are enough of them, and each is another', () => {
  expect(HOSTILE.length).toBeGreaterThanOrEqual(60)
  expect(new Set(HOSTILE).size).toBe(HOSTILE.length)
})

test.each(HOSTILE)('SEC-31 what is left of %j in an article cannot do anything', (hostile) => {
  for (const article of [hostile, `<p>ก${hostile}ข</p>`, OPEN_GROUND + hostile]) {
    const clean = richHtml(article)

    expect(richHtml(clean)).toBe(clean)
    expect(dangersIn(clean)).toEqual([])
  }
})

test('nor can any few of them together', () => {
  const few = fc.array(fc.constantFrom(...HOSTILE), { minLength: 2, maxLength: 4 })
  fc.assert(
    fc.property(few, (together) => {
      const clean = richHtml(together.join(''))
      expect(dangersIn(clean)).toEqual([])
      expect(richHtml(clean)).toBe(clean)
    }),
    { numRuns: 500 },
  )
})

test.each(HOSTILE)('%j is no address that leads anywhere', (hostile) => {
  expect(safeUrl(hostile)).toBeUndefined()
})

test('SEC-30 no text gets out of a title, a description, or the data a page carries', async () => {
  const assets = await readAssets()
  for (const hostile of HOSTILE) {
    const html = documentOf(pageSaying(hostile), assets, {
      config: configSaying(hostile),
      publicUrl: 'https://coop.example',
      look: USUAL_LOOK,
    })
    const document = parsed(html)

    const kinds = [...document.scripts].map(({ type, id }) => `${type} ${id}`.trim())
    expect(kinds, hostile).toEqual(['boot', 'application/ld+json', 'application/json state'])
    expect(document.body.children, hostile).toHaveLength(3)
    expect(document.querySelectorAll('meta[http-equiv], base, iframe, img')).toHaveLength(0)
    const state = JSON.parse(String(document.getElementById('state')?.textContent))
    expect(state).toEqual({ said: hostile })
    const facts = document.querySelector('script[type="application/ld+json"]')?.textContent
    expect(JSON.parse(String(facts))['@graph'][1].headline).toBe(hostile)
  }
})

test('SEC-30 the Atom feed stays XML, whatever is in the news', async ({ app, db }) => {
  const FEED_HOLDS = 30
  for (let from = 0; from < HOSTILE.length; from += FEED_HOLDS) {
    const strings = HOSTILE.slice(from, from + FEED_HOLDS).map(storable)
    await givenSetting(db, 'coopNameTH', strings[0] as string)
    const category = await givenCategory(db, strings.find(({ length }) => length <= 80) as string)
    const published_at = new Date(Date.UTC(2026, 9, 1, 0, from))
    for (const text of strings)
      await givenTopic(db, category, { title: text, body: text, published_at })
    app.memory.forget()

    const feed = new DOMParser().parseFromString((await app.inject('/feed.xml')).body, 'text/xml')

    expect(feed.querySelector('parsererror')?.textContent).toBeUndefined()
    const titles = [...feed.querySelectorAll('entry > title')].map((title) => title.textContent)
    expect(titles).toEqual(expect.arrayContaining(strings.map(writable)))
    const names = new Set([...feed.querySelectorAll('*')].map(({ namespaceURI }) => namespaceURI))
    expect([...names]).toEqual(['http://www.w3.org/2005/Atom'])
  }
})

test('SEC-31 what reached the tables uncleaned is cleaned before it is shown', async ({
  app,
  db,
}) => {
  const everything = HOSTILE.map(storable).join(OPEN_GROUND)
  const category = await givenCategory(db, 'ข่าว')
  const topic = await givenTopic(db, category, { title: 'ข่าว', body: everything })
  await db.insertInto('marquee').values({ seq: 1, note: everything }).execute()
  const policy = {
    title: 'นโยบาย',
    version: '1',
    effective_on: '2026-01-01',
    body: everything,
  } as const
  await db
    .insertInto('policy')
    .values({ ...policy, typecookie: 'policy' })
    .execute()

  const [shown, said, agreed] = await Promise.all(
    [`/api/info/show/${topic}`, '/api/info/manu', '/api/info/cookie/policy'].map(async (path) =>
      (await app.inject(path)).json(),
    ),
  )

  const policed = agreed.data.sections.map((part: { html: string }) => part.html).join('')
  for (const html of [shown.data.body, said.marquee[0].Note, policed])
    expect(dangersIn(html)).toEqual([])
})

test('SEC-32 a link in the tables that must not be followed leads home, or is not there', async ({
  app,
  db,
}) => {
  for (const url of HOSTILE.map(storable)) await givenMenuItem(db, { url })
  await givenMenuItem(db, { url: 'https://www.cpd.go.th' })
  await givenSetting(db, 'facebook_url', 'javascript:__xss=1')
  await givenSetting(db, 'line_url', 'https://line.example/coop')

  const menu = (await app.inject('/api/info/manu')).json()
  const { data: contact } = (await app.inject('/api/info/footer')).json()

  const links = new Set(menu.list_manu.map(({ url }: { url: string }) => url))
  expect([...links].sort()).toEqual(['/home', 'https://www.cpd.go.th'])
  expect(contact).toMatchObject({ facebook_url: '', line_url: 'https://line.example/coop' })
})

// What an article may hold; all else that a parser finds in it is a danger.
// biome-ignore format: one list
const TAGS = new Set(['P', 'BR', 'B', 'STRONG', 'I', 'EM', 'U', 'S', 'H2', 'H3', 'H4', 'UL', 'OL', 'LI',
  'BLOCKQUOTE', 'TABLE', 'THEAD', 'TBODY', 'TR', 'TH', 'TD', 'IMG', 'A', 'HR', 'FIGURE', 'FIGCAPTION', 'SPAN'])
const ATTRIBUTES = new Set(['href', 'title', 'src', 'alt', 'width', 'height', 'colspan', 'rowspan'])

/** Parsed as a browser parses it: in a page of its own, and inside a paragraph that it must not leave. */
function dangersIn(html: string): string[] {
  const found = (within: Element | null) =>
    [...(within?.getElementsByTagName('*') ?? [])].flatMap((element) => [
      ...(TAGS.has(element.tagName) ? [] : [element.outerHTML]),
      ...[...element.attributes]
        .filter(({ name, value }) => !ATTRIBUTES.has(name) || (name === 'href' && !safeUrl(value)))
        .map(({ name, value }) => `${name}=${value}`),
    ])
  const framed = parsed(`<div id="frame">${html}</div><i id="after"></i>`)
  const escaped = framed.getElementById('after')?.parentElement !== framed.body
  const alone = parsed(html)
  const frame = framed.getElementById('frame')
  const missing = frame ? [] : ['lost its frame']
  return [...missing, ...found(frame), ...found(alone.body), ...(escaped ? ['broke out'] : [])]
}

function pageSaying(text: string): RenderedPage {
  const article = { headline: text, section: text, published: '2026-11-01T02:00:00.000Z' }
  return {
    status: 200,
    html: '<main></main>',
    title: text,
    sharedAs: text,
    description: text,
    canonical: `https://coop.example/show/1?page=${text}`,
    image: text,
    article,
    hidden: false,
    state: { said: text },
  }
}

function configSaying(text: string) {
  return {
    coopNameTH: text,
    coopNameEN: text,
    coopShortNameTH: text,
    coop_address: text,
    phone: text,
    office_days: text,
    office_time: text,
    www_description: text,
    title_prefix: text,
    logo: '',
    brand_color: '#0a6338',
    show_marquee: true,
    menureport: [],
  }
}

/** What XML has no way to write is left out, and every line break is one. */
function writable(text: string): string {
  return text.replace(/(?![\t\n\r])\p{Cc}/gu, '')
}
