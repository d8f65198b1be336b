import { QUESTION, writeQuestion } from './support/board.ts'
import { acceptCookies, expect, test, visit } from './support/journey.ts'
import { takeScreenshot } from './support/screenshot.ts'

test.beforeEach(async ({ page, baseURL }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await acceptCookies(page, baseURL)
})

test('the board is filtered with links, page by page', async ({ page }) => {
  await visit(page, '/board')
  await page.getByRole('link', { name: 'ถัดไป' }).click()
  await expect(page).toHaveURL('/board?page=2')
  await expect(page.getByText('หน้า 2 จาก 2')).toBeVisible()

  await page.getByRole('link', { name: 'รอคำตอบ', exact: true }).click()

  await expect(page).toHaveURL('/board?filter=waiting')
  const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: 'ลาศึกษาต่อ' })
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('รอคำตอบ')
})

test('when the connection is lost the words stay, here and after coming back', async ({
  page,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/)
  await visit(page, '/boardPost')
  await writeQuestion(page, 'เน็ตหลุดระหว่างส่ง')
  await page.route('**/api/**', (route) => route.abort('internetdisconnected'))
  await page.getByRole('button', { name: 'ส่งกระทู้' }).click()

  await expect(page.getByRole('alert').filter({ hasText: 'ไม่สามารถเชื่อมต่อได้' })).toBeFocused()
  await expect(page.getByLabel('รายละเอียด')).toHaveValue('ขอทราบเงื่อนไขค่ะ')

  await page.unroute('**/api/**')
  await visit(page, '/boardPost')
  await expect(page.getByText('นำข้อความที่พิมพ์ค้างไว้กลับมาให้แล้ว')).toBeVisible()
  await expect(page.getByLabel('หัวข้อ')).toHaveValue('เน็ตหลุดระหว่างส่ง')
  await expect(page.getByLabel('ชื่อผู้ตั้งกระทู้')).toHaveValue('สมหญิง')
  await takeScreenshot(page, 'board-draft', { fullPage: true })
  await page.getByRole('button', { name: 'ส่งกระทู้' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'ส่งกระทู้แล้ว' })).toBeVisible()
})

test('a search over the site leads to the very answer', async ({ page }) => {
  await visit(page, '/search?q=472.60')
  await expect(page.getByText('พบ 1 เรื่อง')).toBeVisible()
  await page.getByRole('link', { name: QUESTION }).click()

  await expect(page).toHaveURL(/\/boardShow\/\d+#answer-\d+$/)
  const answer = page.getByRole('listitem').filter({ hasText: '472.60' })
  await expect(answer).toBeFocused()
  await expect(answer).toBeInViewport()
})

test('a search is narrowed to one kind', async ({ page }) => {
  await visit(page, `/search?q=${encodeURIComponent('เงินกู้')}`)
  await takeScreenshot(page, 'search')
  await page.getByRole('link', { name: /^แบบฟอร์ม \d+$/ }).click()

  await expect(page).toHaveURL(/kind=form/)
  const results = page.getByRole('main').locator('li', { has: page.locator('time') })
  await expect(results.first()).toContainText('แบบคำขอกู้เงิน')
  for (const result of await results.all()) await expect(result).toContainText('แบบฟอร์ม')
})

// Chromium driven by Playwright does not draw <noscript>, so what is sent is looked at instead.
test('who cannot write is told why', async ({ request }) => {
  const html = await (await request.get('/boardPost')).text()

  expect(html).toMatch(/<noscript><p[^>]*>การส่งข้อความต้องเปิดใช้ JavaScript/)
})
