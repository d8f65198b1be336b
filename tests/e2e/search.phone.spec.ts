import { expect, givenSettledVisitor, test, visit } from './support/journey.ts'
import { openWithinSite } from './support/open-within.ts'
import { QUESTION } from './support/public/board.ts'
import { takeScreenshot } from './support/screenshot.ts'

givenSettledVisitor()

test('a word inside a Thai sentence is found and marked; Thai and Arabic digits find the same; where nothing is found, the page says what to try; it is narrowed to one kind, and leads to the very answer of the board', async ({
  page,
}) => {
  await visit(page, '/search')
  await takeScreenshot(page, 'search-empty', { swept: true })
  await page.getByRole('link', { name: 'ค้ำประกัน' }).click()
  await expect(page.getByText(/^พบ \d+ เรื่อง$/)).toBeVisible()
  await page.getByRole('searchbox', { name: 'ค้นหาในเว็บไซต์' }).fill('แอบอ้างเป็น')
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(`/search?q=${encodeURIComponent('แอบอ้างเป็น')}`)
  await expect(page).toHaveTitle(/^main \| ค้นหา “แอบอ้างเป็น” \|/)
  const link = page.getByRole('link', { name: /^ระวังผู้แอบอ้างเป็นเจ้าหน้าที่/ })
  await expect(link.locator('mark').first()).toHaveText('แอบอ้างเป็น')
  await takeScreenshot(page, 'search-hit', { swept: true })
  await link.click()
  await expect(page).toHaveURL('/show/1003')

  await openWithinSite(page, `/search?q=${encodeURIComponent('ไดโนเสาร์สีชมพู')}`)
  await expect(page.getByText('ไม่พบเรื่องที่มีคำว่า “ไดโนเสาร์สีชมพู”')).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveValue('ไดโนเสาร์สีชมพู')
  await takeScreenshot(page, 'search-nothing')

  const found = page.getByRole('status').filter({ hasText: /^พบ \d+ เรื่อง$/ })
  await openWithinSite(page, '/search?q=2568')
  const arabic = await found.textContent()

  await page.getByRole('searchbox').fill('๒๕๖๘')
  await page.getByRole('button', { name: 'ค้นหา' }).click()

  await expect(page).toHaveURL(`/search?q=${encodeURIComponent('๒๕๖๘')}`)
  await expect(found).toHaveText(String(arabic))
  await expect(page.locator('mark').first()).toHaveText('2568')

  // Narrowed to one kind; and to the very answer.
  await openWithinSite(page, `/search?q=${encodeURIComponent('เงินกู้')}`)
  await takeScreenshot(page, 'search')
  await page.getByRole('link', { name: /^แบบฟอร์ม \d+$/ }).click()

  await expect(page).toHaveURL(/kind=form/)
  const results = page.getByRole('main').locator('li', { has: page.locator('time') })
  await expect(results.first()).toContainText('แบบคำขอกู้เงิน')
  for (const result of await results.all()) await expect(result).toContainText('แบบฟอร์ม')

  await openWithinSite(page, '/search?q=472.60')
  await expect(page.getByText('พบ 1 เรื่อง')).toBeVisible()
  await page.getByRole('link', { name: QUESTION }).click()

  await expect(page).toHaveURL(/\/boardShow\/\d+#answer-\d+$/)
  const answer = page.getByRole('listitem').filter({ hasText: '472.60' })
  await expect(answer).toBeFocused()
  await expect(answer).toBeInViewport()
})
