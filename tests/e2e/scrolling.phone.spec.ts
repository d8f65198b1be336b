import type { Page } from '@playwright/test'
import { expect, test, visit } from './support/journey.ts'

test('after two screens a button appears that goes back up; a link to a place on the page does not hide its heading under the bar', async ({
  page,
}) => {
  await visit(page, '/home')
  const screen = page.viewportSize()?.height ?? 0
  await scrollTo(page, screen * 2 - 10)
  await expect(button(page)).toBeHidden()
  await scrollTo(page, screen * 2 + 10)

  await button(page).click()

  await expect.poll(() => top(page)).toBe(0)
  await expect(button(page)).toBeHidden()
  await expect(page.getByRole('link', { name: 'ข้ามไปยังเนื้อหาหลัก' })).toBeFocused()

  // At once, for who asked for less motion.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await scrollTo(page, screen * 2 + 10)
  await expect(button(page)).toBeVisible()
  const afterwards = await button(page).evaluate((element: HTMLElement) => {
    element.click()
    return scrollY
  })
  expect(afterwards).toBe(0)

  await page
    .getByRole('link', { name: 'อัตราดอกเบี้ย', exact: true })
    .filter({ visible: true })
    .click()

  await expect(page).toHaveURL('/home#rates')
  await expect(page.getByRole('heading', { name: 'อัตราดอกเบี้ย' })).toBeInViewport()
})

function button(page: Page) {
  return page.getByRole('button', { name: 'กลับขึ้นด้านบน' })
}

function scrollTo(page: Page, y: number): Promise<void> {
  return page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)
}

function top(page: Page): Promise<number> {
  return page.evaluate(() => scrollY)
}
