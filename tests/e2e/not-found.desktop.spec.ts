import { expect, expectNotFound, test, waitForHydration } from './support/journey.ts'

const SENTENCE = 'ขออภัย!ไม่พบหน้าเว็บไซต์ที่ค้นหา...'

test('an address that does not exist is a 404 with the agreed sentence and a way home, from which Back returns', async ({
  page,
  complaints,
}) => {
  expectNotFound(complaints)

  const reply = await page.goto('/no-such-page')

  expect(reply?.status()).toBe(404)
  await waitForHydration(page)
  await expect(page).toHaveTitle(/^main \| ไม่พบหน้าเว็บไซต์ \|/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(SENTENCE)
  await expect(page.getByRole('search')).toHaveAttribute('action', '/search')
  await test.step('it prints its sentence', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
  })
  await page.getByRole('main').getByRole('link', { name: 'กลับหน้าแรก' }).click()
  await expect(page).toHaveURL('/home')
  await expect(page.getByRole('heading', { name: 'ข่าวล่าสุด' })).toBeVisible()
  // At the top of a page that knows its own address.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page).toHaveTitle(/^main \| หน้าแรก \|/)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', page.url())
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', page.url())

  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(SENTENCE)
})
