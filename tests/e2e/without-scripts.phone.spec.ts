import { expect, expectNotFound, test } from './support/journey.ts'

test.use({ javaScriptEnabled: false })

test('the whole of /home can be read', async ({ page }) => {
  await page.goto('/home')

  const main = page.getByRole('main')
  for (const heading of [
    'ข่าวล่าสุด',
    'บริการออนไลน์',
    'อัตราดอกเบี้ย',
    'ข่าวตามหมวด',
    'สหกรณ์วันนี้',
    'รายงานของสหกรณ์',
  ]) {
    await expect(main.getByRole('heading', { name: heading })).toBeVisible()
  }
  await expect(main.getByRole('table', { name: 'เงินฝาก' })).toContainText('2.60%')
  await expect(main.getByRole('figure')).toContainText('6,463.3')
  await expect(page.getByRole('contentinfo')).toContainText('08.30–16.30')
  await expect(page.getByRole('button', { name: 'ลองใหม่' })).toHaveCount(0)
})

test('the not-found page can be read, and leads home', async ({ page, complaints }) => {
  expectNotFound(complaints)
  await page.goto('/no-such-page')

  await page.getByRole('main').getByRole('link', { name: 'กลับหน้าแรก' }).click()

  await expect(page).toHaveURL('/home')
  await expect(page.getByRole('heading', { name: 'ข่าวล่าสุด' })).toBeVisible()
})

test('the menus open', async ({ page }) => {
  await page.goto('/home')
  const menu = page.getByRole('navigation', { name: 'เมนูหลัก' })
  await page.getByText('เมนู', { exact: true }).tap()

  await menu.locator('summary', { hasText: 'เกี่ยวกับสหกรณ์' }).click()

  await expect(menu.getByRole('link', { name: 'ประวัติสหกรณ์' })).toBeVisible()
})

test('the other slides can be reached', async ({ page }) => {
  await page.goto('/home')
  const link = page.getByRole('link', { name: 'ดูเงื่อนไขเงินฝาก' })

  await link.focus()

  await expect(link).toBeInViewport({ ratio: 0.9 })
})
