import { expect, test, visit } from './support/journey.ts'

test('Thai and Arabic digits find the same', async ({ page }) => {
  const found = page.getByRole('status').filter({ hasText: /^พบ \d+ เรื่อง$/ })
  await visit(page, '/search?q=2568')
  const arabic = await found.textContent()

  await page.getByRole('searchbox').fill('๒๕๖๘')
  await page.getByRole('button', { name: 'ค้นหา' }).click()

  await expect(page).toHaveURL(`/search?q=${encodeURIComponent('๒๕๖๘')}`)
  await expect(found).toHaveText(String(arabic))
  await expect(page.locator('mark').first()).toHaveText('2568')
})
