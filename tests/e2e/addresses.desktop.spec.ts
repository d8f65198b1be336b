// What holds for every public page alike.

import { expect, test } from './support/journey.ts'
import { PAGES } from './support/pages.ts'

test('every page has a title and a description of its own', async ({ request }) => {
  const titles = new Map<string, string>()
  const descriptions = new Map<string, string>()
  for (const [path] of PAGES) {
    const html = await (await request.get(path)).text()
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

test('the head of a page leads to the feed, the manifest and the icons, robots to the sitemap', async ({
  page,
  request,
}) => {
  await page.goto('/home')
  for (const [rel, type] of [
    ['alternate', 'application/atom+xml'],
    ['manifest', 'application/manifest+json'],
    ['icon', 'image/svg+xml'],
    ['apple-touch-icon', 'image/png'],
  ] as const) {
    const address = await page.locator(`head link[rel="${rel}"]`).getAttribute('href')
    const reply = await request.get(String(address))
    expect(reply.status(), rel).toBe(200)
    expect(reply.headers()['content-type'], rel).toContain(type)
  }

  const robots = await (await request.get('/robots.txt')).text()
  const sitemap = await request.get(String(/^Sitemap: (.*)$/m.exec(robots)?.[1]))
  const pages = [...(await sitemap.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url)
  expect(pages).toContain(new URL('/show/1051', page.url()).href)
  expect((await request.get(String(pages.at(-1)))).status()).toBe(200)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every page can be read', async ({ page }) => {
    for (const [path, words] of PAGES) {
      await page.goto(path)
      await expect(page.getByRole('main').getByText(words).first(), path).toBeVisible()
      await expect(page.getByText('กำลังโหลดข้อมูล'), path).toHaveCount(0)
    }
  })

  test('a list is searched, and its form downloaded', async ({ page }) => {
    await page.goto('/list/8')
    await page.getByRole('searchbox').fill('สวัสดิการ')
    await page.getByRole('button', { name: 'ค้นหา' }).click()
    const arriving = page.waitForEvent('download')
    await page.getByRole('link', { name: /^สว.01/ }).click()
    expect((await arriving).suggestedFilename()).toBe('สว.01 คำขอรับสวัสดิการ.pdf')
  })
})
