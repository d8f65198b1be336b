// The server has drawn the page; the browser takes it over without asking for anything it already has.

import type { Page } from '@playwright/test'
import {
  expect,
  expectNotFound,
  scrollThrough,
  test,
  visit,
  waitForHydration,
} from './support/journey.ts'

test('what the server drew stays as it was, and only the page config is asked for', async ({
  page,
}) => {
  const asked = askedBy(page)
  await page.goto('/home')
  const main = page.getByRole('main')
  await main.evaluate((element) => {
    for (const heading of element.querySelectorAll('h2')) Object.assign(heading, { drawn: true })
  })

  await waitForHydration(page)
  await expect(page.getByRole('region', { name: 'การใช้คุกกี้' })).toBeVisible()

  const kept = await main
    .locator('h2')
    .evaluateAll((headings) => headings.map((heading) => 'drawn' in heading))
  expect(kept.length).toBeGreaterThan(5)
  expect(kept.every(Boolean)).toBe(true)
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual(['/api/info/page-config'])

  // The global of REQ-503.
  const config = await page.evaluate('window.pageConfig')

  expect(config).toMatchObject({
    coopNameTH: 'สหกรณ์ออมทรัพย์สาธารณสุขภูแสงธาร จำกัด',
    coopNameEN: 'Phu Saeng Than Public Health Savings and Credit Cooperative, Limited',
    coop_address: expect.stringContaining('99000'),
    www_description: expect.stringMatching(/^เว็บไซต์/),
    menureport: expect.arrayContaining([expect.objectContaining({ url: '/show/1049' })]),
    csrf_token: expect.stringMatching(/^v1\./),
  })
})

test('whoever reads the page to its end is sent no React, and asked about cookies all the same', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  await page.goto('/home')
  await expect(page.getByRole('region', { name: 'การใช้คุกกี้' })).toBeVisible()
  await scrollThrough(page)
  await page.evaluate(() => scrollTo({ top: 9_000, behavior: 'instant' }))
  await page.getByRole('button', { name: 'กลับขึ้นด้านบน' }).tap()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)

  expect(scripts).toEqual([
    expect.stringMatching(/^\/assets\/boot-/),
    expect.stringMatching(/^\/assets\/first-/),
  ])

  await test.step('and what the first screen does not show is asked for after it was painted', async () => {
    await expect(page.locator('link[rel="manifest"]')).toHaveAttribute(
      'href',
      '/manifest.webmanifest',
    )
    const before = await page.evaluate(() => {
      const [painted] = performance.getEntriesByName('first-contentful-paint')
      if (!painted) throw new Error('nothing was painted')
      return performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime < painted.startTime)
        .map(({ name }) => new URL(name).pathname.split('/')[1])
    })
    // The first slide's picture is on the first screen, a typeface what it is written in.
    expect(before.filter((folder) => folder !== 'assets')).toEqual(['media'])
    expect(before.length).toBeLessThanOrEqual(2)
  })

  await test.step('the first button they press brings it, and does what it says', async () => {
    await page.getByRole('button', { name: 'ยอมรับ' }).tap()
    await expect(page.getByText('ยอมรับการใช้คุกกี้แล้ว')).toBeVisible()
    await expect(page.getByRole('region', { name: 'การใช้คุกกี้' })).toBeHidden()
    expect(scripts.join()).toContain('/assets/frame-')
  })
})

test('a picture that never comes, in a browser that tells nobody of its paint, does not keep the page without its scripts', async ({
  page,
}) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined
  })
  await page.route('**/media/**', () => undefined)
  await page.goto('/home', { waitUntil: 'commit' })
  await expect(page.getByRole('region', { name: 'การใช้คุกกี้' })).toBeVisible()
})

test('a menu opened before the browser takes over stays open, and the page is free once it is closed', async ({
  page,
}) => {
  await page.goto('/home')
  await page.getByText('เมนู', { exact: true }).tap()
  await waitForHydration(page)
  await expect(page.getByRole('navigation', { name: 'เมนูหลัก' })).toBeVisible()
  await expect(page.locator('main')).toHaveJSProperty('inert', true)

  await page.getByText('ปิดเมนู').tap()
  await expect(page.getByRole('navigation', { name: 'เมนูหลัก' })).toBeHidden()
  await expect(page.locator('main')).toHaveJSProperty('inert', false)
})

test('a member who signed in earlier is known, and going on asks for nothing that is there already', async ({
  page,
  complaints,
}) => {
  expectNotFound(complaints)
  await page.addInitScript(
    `localStorage.setItem('user', JSON.stringify({ token: 'cm1_stored', membership_no: '000001' }))`,
  )
  const asked = askedBy(page)
  const headers: Record<string, string>[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/')) headers.push(request.headers())
  })

  await visit(page, '/no-such-page')
  await page.getByRole('main').getByRole('link', { name: 'กลับหน้าแรก' }).click()
  await expect(page.getByRole('heading', { name: 'ข่าวล่าสุด' })).toBeVisible()
  await page.waitForLoadState('networkidle')

  // Neither the menu nor the footer again.
  expect(asked).toEqual(['/api/info/page-config', '/api/info/home'])
  for (const sent of headers) {
    expect(sent).toMatchObject({
      authorization: 'Bearer cm1_stored',
      'x-requested-with': 'XMLHttpRequest',
    })
  }
  expect(headers[1]?.['x-csrf-token']).toMatch(/^v1\./)
})

test('what was filled in on a slow line, before any script had come, is taken over too', async ({
  page,
}) => {
  const letScriptsCome = await holdScripts(page)
  await page.goto('/election', { waitUntil: 'commit' })
  const form = page.locator('#look-up')
  await form.getByLabel('เลขสมาชิก').fill('1')
  await form.getByLabel('วัน', { exact: true }).fill('15')
  await form.getByLabel('เดือน').selectOption('มีนาคม')
  await form.getByLabel('ปี พ.ศ.').fill('2528')

  letScriptsCome()
  await waitForHydration(page)
  await expect(form.getByRole('status').filter({ hasText: '15 มีนาคม 2528' })).toBeVisible()
  await form.getByRole('button', { name: 'ดูหน่วยลงคะแนน' }).tap()

  await expect(form.getByRole('heading', { name: 'หน่วยลงคะแนนของท่าน' })).toBeVisible()
})

test('so are choices and words that a form keeps together', async ({ page }) => {
  const letScriptsCome = await holdScripts(page)
  await page.goto('/demand', { waitUntil: 'commit' })
  await page.getByRole('radio', { name: 'ข้อเสนอแนะ' }).check()
  await page.getByLabel('หัวข้อ').fill('ขอเก้าอี้เพิ่ม')
  await page.getByLabel('รายละเอียด').fill('ผู้สูงอายุต้องยืนรอ')

  letScriptsCome()
  await waitForHydration(page)
  await expect(page.getByText('พิมพ์ได้อีก 1,981 ตัวอักษร')).toBeVisible()
  await page.getByRole('button', { name: 'ส่งเรื่อง', exact: true }).tap()

  // Nothing is missing but what was never chosen.
  const summary = page.getByRole('alert').filter({ hasText: 'กรุณาแก้ไข' })
  await expect(summary.getByRole('listitem')).toHaveText(['กรุณาเลือกการเปิดเผยชื่อ'])
})

/** No script comes until the answer is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

function askedBy(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) asked.push(pathname)
  })
  return asked
}
