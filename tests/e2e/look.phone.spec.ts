// What a visitor meets at first and now and then; the pages themselves are looked at by the sweep (accessibility.phone.spec.ts),
// and what is shown when something fails by failures.phone.spec.ts.

import { enlargeText, expect, scrollThrough, test, visit } from './support/journey.ts'
import { takeScreenshot } from './support/screenshot.ts'

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

test('/home from the first question to the open menu, and on the narrowest screen with the largest text', async ({
  page,
}) => {
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
  await takeScreenshot(page, 'home', { fullPage: true, swept: true })

  await page.getByText('เมนู', { exact: true }).tap()
  await page
    .getByRole('navigation', { name: 'เมนูหลัก' })
    .locator('summary', { hasText: 'เกี่ยวกับสหกรณ์' })
    .click()
  await takeScreenshot(page, 'menu')
  await page.getByText('ปิดเมนู').tap()

  await page.setViewportSize({ width: 320, height: 640 })
  await enlargeText(page, '200%')
  await scrollThrough(page)
  await takeScreenshot(page, 'home-200-percent', { fullPage: true })
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
