// What the server sends of every public page of the demo, before any script has run.

import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { connect } from '#database/core/connect.ts'
import { ADDRESSES, PAGES } from './e2e/support/pages.ts'
import { afterFile } from './support/app/after-file.ts'
import { givenAppOfFile, PUBLIC_URL } from './support/app/test.ts'
import { givenDemoSite } from './support/given/demo-site.ts'
import { givenNightDatabase } from './support/night/night.ts'

const NAME = 'สหกรณ์ออมทรัพย์สาธารณสุขภูแสงธาร จำกัด'
const NOT_FOUND = 'ขออภัย!ไม่พบหน้าเว็บไซต์ที่ค้นหา...'
// biome-ignore format: two lists
const NO_PAGES = ['/home/more', '/home.html', '/member', '/%E0%B8%81', '/list', '/HOMEPAGE', '/cookie/other']
// biome-ignore format: two lists
const NOTHING_THERE = ['/boardShow/999999', '/election?year=2550', '/election?year=0', '/election?year=x',
  '/showdemand/14', '/showdemand/999999', '/showdemand/x', '/demand?status=x', '/demand?page=0']

let app: FastifyInstance

// A database of its own, in which questions and matters are numbered as in the demo.
beforeAll(async () => {
  const { db, close } = connect((await givenNightDatabase('served_pages')).app, 4)
  afterFile(close)
  app = await givenAppOfFile(db)
  await givenDemoSite(app)
})

async function htmlOf(path: string): Promise<string> {
  return (await app.inject(path)).body
}

/** What an attribute of the one element holds that begins like this. */
function valueIn(html: string, beginning: string, attribute: string): string {
  const tag = html.slice(html.indexOf(beginning)).split('>')[0] ?? ''
  return new RegExp(`${attribute}="([^"]*)"`).exec(tag)?.[1] ?? ''
}

/** What can be read in an element, without scripts. */
function textIn(html: string, element: string): string {
  const [, inside = ''] = new RegExp(`<${element}\\b[^>]*>(.*)</${element}>`, 's').exec(html) ?? []
  return inside.replace(/<[^>]+>/g, '').replaceAll('&amp;', '&')
}

test('/home says what it is to those who find and share it', async () => {
  const html = await htmlOf('/home')
  expect(html).toContain(`<title>main | หน้าแรก | ${NAME}</title>`)
  expect(html).toContain('<html lang="th"')
  expect(valueIn(html, '<meta name="description"', 'content')).toMatch(/^เว็บไซต์สหกรณ์ออมทรัพย์/)
  expect(valueIn(html, '<link rel="canonical"', 'href')).toBe(`${PUBLIC_URL}/home`)
  for (const [property, content] of [
    ['url', `${PUBLIC_URL}/home`],
    ['title', NAME],
    ['site_name', NAME],
    ['locale', 'th_TH'],
    ['type', 'website'],
  ])
    expect(html).toContain(`<meta property="og:${property}" content="${content}">`)
})

test('the picture for those who share it, the feed, the manifest and the icons can be fetched', async () => {
  const html = await htmlOf('/home')
  const picture = valueIn(html, '<meta property="og:image"', 'content').replace(PUBLIC_URL, '')
  // The manifest is named by web/app/boot.ts, once the page has been painted.
  const fetched = [
    [picture, 'image/'],
    ['/manifest.webmanifest', 'application/manifest+json'],
  ]
  for (const [rel, type] of [
    ['alternate', 'application/atom+xml'],
    ['icon', 'image/svg+xml'],
    ['apple-touch-icon', 'image/png'],
  ] as const)
    fetched.push([valueIn(html, `<link rel="${rel}"`, 'href'), type])
  for (const [address = '', type] of fetched) {
    const reply = await app.inject(address)
    expect(reply.statusCode, address).toBe(200)
    expect(reply.headers['content-type'], address).toContain(type)
  }
})

test('robots are led to the sitemap, and from there to pages that exist', async () => {
  const robots = await htmlOf('/robots.txt')
  const sitemap = String(/^Sitemap: (.*)$/m.exec(robots)?.[1]).replace(PUBLIC_URL, '')
  const pages = [...(await htmlOf(sitemap)).matchAll(/<loc>([^<]+)<\/loc>/g)]
  const addresses = pages.map(([, url]) => String(url).replace(PUBLIC_URL, ''))
  expect(addresses).toContain('/show/1051')
  expect((await app.inject(addresses.at(-1) ?? '')).statusCode).toBe(200)
})

test('every page has its words, a heading, and a title and a description of its own', async () => {
  const titles = new Map<string, string>()
  const descriptions = new Map<string, string>()
  for (const [path, words] of PAGES) {
    const html = await htmlOf(path)
    const main = textIn(html, 'main')
    expect(main, path).toContain(words)
    expect(main, path).not.toContain('กำลังโหลดข้อมูล')
    titles.set(path, /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '')
    descriptions.set(path, /<meta name="description" content="([^"]+)">/.exec(html)?.[1] ?? '')
    expect(html, path).toMatch(/<h1[ >]/)
  }

  expect(new Set(titles.values()).size, [...titles].join('\n')).toBe(PAGES.length)
  // A search for something is still the search page.
  expect(new Set(descriptions.values()).size, [...descriptions].join('\n')).toBe(PAGES.length - 1)
  for (const [path, description] of descriptions) {
    expect(description.length, path).toBeGreaterThan(30)
    expect(description.length, path).toBeLessThanOrEqual(200)
  }
})

test('no element carries a style of its own, and no page a script but the first line', async () => {
  for (const path of [...ADDRESSES, '/no-such-page']) {
    const html = await htmlOf(path)
    expect(html, path).toContain('</main>')
    expect(html.match(/<[^>]+\sstyle=/g), path).toBeNull()
    expect(html.match(/<[^>]+\son\w+=/g), path).toBeNull()
    expect(html, path).not.toContain('javascript:')
    const running = [...html.matchAll(/<script\b([^>]*)>/g)].filter(
      // Facts for search engines are data, and never run.
      ([, attributes]) => !/\bsrc=|"application\/ld\+json"/.test(attributes ?? ''),
    )
    expect(
      running.map(([tag]) => tag),
      path,
    ).toEqual([
      expect.stringMatching(/^<script id="boot"/),
      '<script type="application/json" id="state">',
    ])
    expect(html.match(/;onceShown\(/g), path).toHaveLength(1)
  }
})

test('nothing on the page comes from elsewhere', async () => {
  const html = await htmlOf('/home')
  const sources = [...html.matchAll(/\s(?:src|srcset)="([^"]*)"/g)].map(([, source]) => source)
  expect(sources.length).toBeGreaterThan(5)
  // The small drawing of the first slide is part of the page itself.
  expect(sources.filter((source) => !/^(\/|data:image\/)/.test(source ?? ''))).toEqual([])
})

test('the not-found page claims no address, but is otherwise one of ours', async () => {
  const html = await htmlOf('/no-such-page')
  expect(html).toContain('<title>main | ไม่พบหน้าเว็บไซต์ |')
  expect(html).toContain('<meta property="og:site_name"')
  expect(html).not.toContain('rel="canonical"')
  expect(html).not.toContain('og:url')
})

test('an address that only looks like one of ours, or of something that is not there, is not found', async () => {
  for (const path of [...NO_PAGES, ...NOTHING_THERE]) {
    const reply = await app.inject(path)
    expect(reply.statusCode, path).toBe(404)
    expect(reply.body, path).toContain(`${NOT_FOUND}</h1>`)
  }
})

// Chromium driven by Playwright does not draw <noscript>, so what is sent is looked at instead.
test('who cannot write on the board is told why', async () => {
  expect(await htmlOf('/boardPost')).toMatch(/<noscript><p[^>]*>การส่งข้อความต้องเปิดใช้ JavaScript/)
})
