// Every page in every state a visitor meets: no barrier that axe knows of, in the light and in the
// dark, and a picture of each for people to look at (screenshots/, not kept).

import type { Page } from '@playwright/test'
import { expectNoBarriers, turn } from './support/barriers.ts'
import {
  acceptCookies,
  enlargeText,
  expect,
  expectNotFound,
  lookAtAll,
  test,
  visit,
} from './support/journey.ts'

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

test('/home', async ({ page, baseURL }) => {
  await acceptCookies(page, baseURL)
  await visit(page, '/home')
  await lookAtAll(page)

  await look(page, 'home', { fullPage: true })
})

test('/home at its first sight, asking about cookies', async ({ page }) => {
  await visit(page, '/home')
  await expect(page.getByRole('region', { name: 'การใช้คุกกี้' })).toBeVisible()

  await look(page, 'first-sight')
})

test('/home on the narrowest screen with the largest text', async ({ page, baseURL }, {
  project,
}) => {
  test.skip(project.name === 'desktop', 'a phone shows it')
  await acceptCookies(page, baseURL)
  await visit(page, '/home')
  await page.setViewportSize({ width: 320, height: 640 })
  await enlargeText(page, '200%')
  await lookAtAll(page)

  await look(page, 'home-200-percent', { fullPage: true })
})

test('the menu, open', async ({ page, baseURL }, { project }) => {
  await acceptCookies(page, baseURL)
  await visit(page, '/home')
  if (project.name === 'phone') await page.getByText('เมนู', { exact: true }).tap()
  await page
    .getByRole('navigation', { name: 'เมนูหลัก' })
    .locator('summary', { hasText: 'เกี่ยวกับสหกรณ์' })
    .click()

  await look(page, 'menu')
})

test('a toast', async ({ page }) => {
  await visit(page, '/home')
  await page.getByRole('button', { name: 'ปฏิเสธ' }).click()
  await page.getByRole('status').getByText('สำเร็จ').hover()

  await look(page, 'toast')
})

test('the not-found page', async ({ page, complaints, baseURL }) => {
  expectNotFound(complaints)
  await acceptCookies(page, baseURL)
  await visit(page, '/no-such-page')

  await look(page, 'not-found', { fullPage: true })
})

test('/home without its news', async ({ page, complaints, baseURL }) => {
  complaints.expect(/404|503/)
  await acceptCookies(page, baseURL)
  await visit(page, '/no-such-page')
  await page.route('**/api/info/home', (route) => route.fulfill({ status: 503, json: {} }))
  await page.getByRole('main').getByRole('link', { name: 'กลับหน้าแรก' }).click()
  await expect(page.getByRole('button', { name: 'ลองใหม่' })).toBeVisible()

  await look(page, 'failed')
})

test('the unavailable page', async ({ page, complaints, baseURL }) => {
  complaints.expect(/./)
  await acceptCookies(page, baseURL)
  await visit(page, '/no-such-page')
  await page.route('**/api/info/home', (route) =>
    route.fulfill({ json: { rc_code: '1', data: {} } }),
  )
  await page.getByRole('main').getByRole('link', { name: 'กลับหน้าแรก' }).click()
  await expect(page.getByRole('link', { name: 'ลองใหม่' })).toBeVisible()

  await look(page, 'unavailable')
})

async function look(page: Page, name: string, { fullPage = false } = {}): Promise<void> {
  const width = page.viewportSize()?.width
  for (const colorScheme of ['light', 'dark'] as const) {
    await turn(page, colorScheme)
    const ending = colorScheme === 'dark' ? '-dark' : ''
    expect(await smallestText(page), 'nothing is smaller than 15 px').toBeGreaterThanOrEqual(15)
    await page.screenshot({ path: `screenshots/${name}-${width}${ending}.png`, fullPage })
  }
  await expectNoBarriers(page)
}

function smallestText(page: Page): Promise<number> {
  return page.evaluate(() => {
    const sizes: number[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement as Element
      const isRead = texts.currentNode.textContent?.trim() && element.checkVisibility()
      if (isRead) sizes.push(Number.parseFloat(getComputedStyle(element).fontSize))
    }
    return Math.min(...sizes)
  })
}
