import type { Page } from '@playwright/test'
import { enlargeText, expect, test, visit } from './support/journey.ts'

test('a visitor opens the menu, leaves it by its button and by Escape, and chooses from it', async ({
  page,
}) => {
  await visit(page, '/home')
  await expect(panel(page)).toBeHidden()

  await page.getByText('เมนู', { exact: true }).tap()

  await expect(panel(page)).toBeVisible()
  await expect(panel(page).getByRole('link', { name: 'เข้าสู่ระบบสมาชิก' })).toBeVisible()
  await expect(panel(page)).toContainText('สหกรณ์ออมทรัพย์สาธารณสุขภูแสงธาร จำกัด')
  // What is behind it can be neither read nor reached.
  await expect.poll(() => inertParts(page)).toEqual(['MAIN', 'FOOTER'])
  await page.getByText('ปิดเมนู').tap()
  await expect(panel(page)).toBeHidden()
  await expect.poll(() => inertParts(page)).toEqual([])

  await page.getByText('เมนู', { exact: true }).tap()
  await panel(page).getByRole('link', { name: 'หน้าแรก' }).focus()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(page.locator('summary', { hasText: 'เมนู' }).first()).toBeFocused()

  await page.getByText('เมนู', { exact: true }).tap()
  await panel(page).locator('summary', { hasText: 'เกี่ยวกับสหกรณ์' }).tap()
  await panel(page).getByRole('link', { name: 'ประวัติสหกรณ์' }).tap()
  await expect(page).toHaveURL('/show/1031')
  await expect(panel(page)).toBeHidden()
  await expect.poll(() => inertParts(page)).toEqual([])
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('with the question about cookies still open, the last item can be reached and seen; nothing is cut off on the narrowest phone', async ({
  page,
}) => {
  await visit(page, '/home')
  const cookies = page.getByRole('region', { name: 'การใช้คุกกี้' })
  await expect(cookies).toBeVisible()
  await page.getByText('เมนู', { exact: true }).tap()
  for (const name of ['เกี่ยวกับสหกรณ์', 'ข่าวสาร', 'บริการ']) {
    await panel(page).locator('summary', { hasText: name }).tap()
  }

  const last = panel(page).getByRole('link', { name: 'การเลือกตั้ง' })
  await last.focus()

  const bottom = (box: { y: number; height: number } | null) =>
    box ? box.y + box.height : Number.NaN
  const [lastBox, cookieBox] = [await last.boundingBox(), await cookies.boundingBox()]
  expect(bottom(lastBox)).toBeLessThanOrEqual(cookieBox?.y ?? 0)

  // Nor with the largest text.
  await page.setViewportSize({ width: 320, height: 640 })
  await enlargeText(page, '200%')
  const [needed, room] = await panel(page).evaluate((nav) => [nav.scrollWidth, nav.clientWidth])

  expect(needed).toBe(room)
})

function panel(page: Page) {
  return page.getByRole('navigation', { name: 'เมนูหลัก' })
}

function inertParts(page: Page): Promise<string[]> {
  return page
    .locator('main, footer')
    .evaluateAll((parts) =>
      (parts as HTMLElement[]).filter(({ inert }) => inert).map(({ tagName }) => tagName),
    )
}
