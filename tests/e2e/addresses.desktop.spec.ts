// What holds for every public page alike. What the server sends of each: tests/served-pages.test.ts.

import { expect, test } from './support/journey.ts'
import { PAGES } from './support/pages.ts'

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
