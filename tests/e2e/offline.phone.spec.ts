import { acceptCookies, expect, test, visit } from './support/journey.ts'

test.use({ serviceWorkers: 'allow' })

test('without a connection the portal says so in its own words, and goes on once it is back', async ({
  page,
  context,
  complaints,
  baseURL,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/)
  await acceptCookies(page, baseURL)
  await visit(page, '/member/logon')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))

  await context.setOffline(true)
  await page.goto('/member/share')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ไม่ได้เชื่อมต่ออินเทอร์เน็ต')
  expect(new URL(page.url()).pathname, 'the address that was asked for').toBe('/member/share')

  expect(await page.locator('script').count(), 'nothing that would take it for another page').toBe(
    0,
  )
  // Nothing is kept but that page, which holds nothing of anybody.
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return all.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(kept).toEqual(['/offline'])

  await context.setOffline(false)
  await page.getByRole('link', { name: 'ลองใหม่' }).click()
  await expect(page).toHaveURL(/\/member\/logon/)
})
