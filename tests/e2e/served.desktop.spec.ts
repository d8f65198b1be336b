// What the server sends, before any script has run.

import { expect, test } from './support/journey.ts'
import { ADDRESSES } from './support/pages.ts'

test('/home says what it is to those who find and share it', async ({ page }) => {
  await page.goto('/home')

  const content = (selector: string) => page.locator(selector).getAttribute('content')
  const name = 'สหกรณ์ออมทรัพย์สาธารณสุขภูแสงธาร จำกัด'
  expect(await page.title()).toBe(`main | หน้าแรก | ${name}`)
  expect(await content('meta[name="description"]')).toMatch(/^เว็บไซต์สหกรณ์ออมทรัพย์/)
  expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(page.url())
  expect(await content('meta[property="og:url"]')).toBe(page.url())
  expect(await content('meta[property="og:title"]')).toBe(name)
  expect(await content('meta[property="og:site_name"]')).toBe(name)
  expect(await content('meta[property="og:locale"]')).toBe('th_TH')
  expect(await content('meta[property="og:type"]')).toBe('website')
  expect(await page.locator('html').getAttribute('lang')).toBe('th')
})

test('the picture for those who share it is one that can be fetched', async ({ page, request }) => {
  await page.goto('/home')
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content')

  const reply = await request.get(String(picture))

  expect(reply.status()).toBe(200)
  expect(reply.headers()['content-type']).toMatch(/^image\//)
})

test('the not-found page claims no address, but is otherwise one of ours', async ({ request }) => {
  const html = await (await request.get('/no-such-page')).text()

  expect(html).toContain('<title>main | ไม่พบหน้าเว็บไซต์ |')
  expect(html).toContain('<meta property="og:site_name"')
  expect(html).not.toContain('rel="canonical"')
  expect(html).not.toContain('og:url')
})

test.describe('no element carries a style of its own, and no script but the first line', () => {
  for (const path of [...ADDRESSES, '/no-such-page']) {
    test(path, async ({ request }) => {
      const html = await (await request.get(path)).text()

      expect(html).toContain('</main>')
      expect(html.match(/<[^>]+\sstyle=/g)).toBeNull()
      expect(html.match(/<[^>]+\son\w+=/g)).toBeNull()
      expect(html).not.toContain('javascript:')
      const running = [...html.matchAll(/<script\b([^>]*)>/g)].filter(
        // Facts for search engines are data, and never run.
        ([, attributes]) => !/\bsrc=|"application\/ld\+json"/.test(attributes ?? ''),
      )
      expect(running.map(([tag]) => tag)).toEqual([
        expect.stringMatching(/^<script id="boot"/),
        '<script type="application/json" id="state">',
      ])
      expect(html.match(/;addEventListener\("load",/g)).toHaveLength(1)
    })
  }
})

test('nothing on the page comes from elsewhere', async ({ request }) => {
  const html = await (await request.get('/home')).text()

  const sources = [...html.matchAll(/\s(?:src|srcset)="([^"]*)"/g)].map(([, source]) => source)
  expect(sources.length).toBeGreaterThan(5)
  // The small drawing of the first slide is part of the page itself.
  expect(sources.filter((source) => !/^(\/|data:image\/)/.test(source ?? ''))).toEqual([])
})
