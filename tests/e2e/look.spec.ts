// Every page in every state a visitor meets.

import {
  acceptCookies,
  expect,
  expectNotFound,
  scrollThrough,
  test,
  visit,
} from './support/journey.ts'
import { takeScreenshot } from './support/screenshot.ts'

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

test('/home from the first question to the open menu', async ({ page }, { project }) => {
  await visit(page, '/home')
  await expect(page.getByRole('region', { name: 'การใช้คุกกี้' })).toBeVisible()
  await takeScreenshot(page, 'first-sight')

  await page.getByRole('button', { name: 'ปฏิเสธ' }).click()
  const toast = page.getByRole('status').getByText('สำเร็จ')
  await toast.hover()
  await takeScreenshot(page, 'toast')

  await page.mouse.move(1, 1)
  await expect(toast).toBeHidden()
  await scrollThrough(page)
  await takeScreenshot(page, 'home', { fullPage: true })

  if (project.name === 'phone') await page.getByText('เมนู', { exact: true }).tap()
  await page
    .getByRole('navigation', { name: 'เมนูหลัก' })
    .locator('summary', { hasText: 'เกี่ยวกับสหกรณ์' })
    .click()
  await takeScreenshot(page, 'menu')
})

test('/colors', async ({ page, baseURL }) => {
  await acceptCookies(page, baseURL)
  await visit(page, '/colors')

  await takeScreenshot(page, 'colors', { fullPage: true })
})

test('/load leads home when it takes too long', async ({ page }) => {
  await visit(page, '/load')
  await expect(page.getByRole('heading', { name: 'ระบบสมาชิก Online' })).toBeVisible()
  // Nine seconds later, by the clock of the style sheet.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.currentTime = 9_000
  })
  await expect(page.getByRole('link', { name: 'กลับหน้าแรก' })).toBeVisible()

  await takeScreenshot(page, 'load')
})

test('the not-found page', async ({ page, complaints, baseURL }) => {
  expectNotFound(complaints)
  await acceptCookies(page, baseURL)
  await visit(page, '/no-such-page')

  await takeScreenshot(page, 'not-found', { fullPage: true })
})

test('/home without its news', async ({ page, complaints, baseURL }) => {
  complaints.expect(/404|503/)
  await acceptCookies(page, baseURL)
  await visit(page, '/no-such-page')
  await page.route('**/api/info/home', (route) => route.fulfill({ status: 503, json: {} }))
  await page.getByRole('main').getByRole('link', { name: 'กลับหน้าแรก' }).click()
  await expect(page.getByRole('button', { name: 'ลองใหม่' })).toBeVisible()

  await takeScreenshot(page, 'failed')
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

  await takeScreenshot(page, 'unavailable')
})
