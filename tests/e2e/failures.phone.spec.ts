import type { Page } from '@playwright/test'
import { expect, expectNotFound, test, visit, waitForHydration } from './support/journey.ts'
import { takeScreenshot } from './support/screenshot.ts'

const NEWS = '**/api/info/home'

test('whatever keeps the news from coming, the page offers to try again until they are there', async ({
  page,
  complaints,
  context,
}) => {
  expectNotFound(complaints)
  complaints.expect(/status of 503|^503: |ERR_INTERNET_DISCONNECTED/)
  await visit(page, '/no-such-page')
  const retry = page.getByRole('button', { name: 'ลองใหม่' })

  await test.step('while they are on their way, the page says so; then the server refuses', async () => {
    const { promise: sent, resolve: send } = Promise.withResolvers<void>()
    await page.route(NEWS, async (route) => {
      await sent
      await route.fulfill({ status: 503, json: { error: 'ระบบขัดข้อง' } })
    })
    await goHome(page)
    await expect(page.getByText('กำลังโหลดข้อมูล')).toBeAttached()
    await expect(retry).toBeHidden()
    send()
    await expect(retry).toBeVisible()
    await expect(page.getByRole('alert')).toBeEmpty()
    await expect(page.getByText('ระบบขัดข้อง')).toHaveCount(0)
    await takeScreenshot(page, 'failed')
  })
  await test.step('there is no connection', async () => {
    await page.unroute(NEWS)
    await page.route(NEWS, (route) => route.abort('internetdisconnected'))
    await Promise.all([page.waitForEvent('requestfailed'), retry.click()])
    await expect(retry).toBeVisible()
    await expect(page.getByRole('alert')).toBeEmpty()
    await expect(page.getByRole('contentinfo')).toContainText('08.30–16.30')
    expect(context.pages()).toHaveLength(1)
  })
  await test.step('they come at last', async () => {
    await page.unroute(NEWS)
    await retry.click()
    await expect(page.getByRole('heading', { name: 'ข่าวล่าสุด' })).toBeVisible()
    await expect(page.getByText('กำลังโหลดข้อมูล')).toHaveCount(0)
  })
})

test('a crash in a page shows the unavailable page, from which both ways lead on', async ({
  page,
  complaints,
}) => {
  complaints.expect(/./)
  await visit(page, '/no-such-page')
  await page.route(NEWS, (route) => route.fulfill({ json: { rc_code: '1', data: {} } }))

  await goHome(page)

  const sentence = 'ขออภัย! หน้าเพจนี้ไม่พร้อมให้บริการชั่วคราว กรุณาลองใหม่ในภายหลัง'
  await expect(page.getByRole('heading', { level: 1, name: sentence, exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'กลับหน้าแรก' })).toHaveAttribute('href', '/home')
  await takeScreenshot(page, 'unavailable')
  await page.getByRole('link', { name: 'ลองใหม่' }).click()
  await expect(page).toHaveURL('/home')
  await expect(page.getByRole('heading', { name: 'ข่าวล่าสุด' })).toBeVisible()
})

test('a page whose config cannot be fetched is still taken over', async ({ page, complaints }) => {
  complaints.expect(/page-config|status of 503/)
  await page.route('**/api/info/page-config', (route) => route.fulfill({ status: 503, body: '' }))

  await page.goto('/home')
  await waitForHydration(page)

  await expect(page.getByRole('region', { name: 'การใช้คุกกี้' })).toBeVisible()
})

async function goHome(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'กลับหน้าแรก' }).click()
}
