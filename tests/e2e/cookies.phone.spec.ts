import type { Page } from '@playwright/test'
import { enlargeText, expect, idle, takenOver, test, visit } from './support/journey.ts'

const TWO_YEARS_SECONDS = 63_072_000

test('who refuses cookies is left in peace, and asked again on the next load', async ({ page }) => {
  await visit(page, '/home')

  await bar(page).getByRole('button', { name: 'ปฏิเสธ' }).click()
  await expect(bar(page)).toBeHidden()
  await expect(page.getByRole('status').getByText('ปฏิเสธการใช้คุกกี้แล้ว')).toBeVisible()
  expect(await keptChoice(page)).toMatchObject({ value: 'N', path: '/' })
  await page.reload()

  await expect(bar(page)).toBeVisible()
})

test('who accepts is not asked again for two years, unless «ตั้งค่าคุกกี้» in the footer is pressed', async ({
  page,
}) => {
  await visit(page, '/home')

  await bar(page).getByRole('button', { name: 'ยอมรับ' }).click()
  await expect(bar(page)).toBeHidden()
  const kept = await keptChoice(page)
  expect(kept).toMatchObject({ value: 'Y', path: '/' })
  // Chromium keeps no cookie longer than 400 days, whatever a site asks for.
  const CHROMIUM_MAX_SECONDS = 400 * 24 * 60 * 60
  const lasts = (kept?.expires ?? 0) - Date.now() / 1000
  expect(Math.abs(lasts - Math.min(TWO_YEARS_SECONDS, CHROMIUM_MAX_SECONDS))).toBeLessThan(60)
  await page.reload()
  await takenOver(page)
  await idle(page)
  await expect(bar(page)).toBeHidden()

  await page.getByRole('button', { name: 'ตั้งค่าคุกกี้' }).click()

  await expect(bar(page)).toBeVisible()
  await expect(bar(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(bar(page).getByRole('link', { name: 'นโยบายคุกกี้' })).toBeFocused()
})

test('the bar asks fairly and covers nothing for good, on the narrowest phone too', async ({
  page,
}) => {
  await visit(page, '/home')
  await expect(bar(page)).toBeVisible()

  await test.step('accepting and refusing are buttons of one size', async () => {
    const [refuse, accept] = await Promise.all(
      ['ปฏิเสธ', 'ยอมรับ'].map((name) => bar(page).getByRole('button', { name }).boundingBox()),
    )
    expect(refuse?.height).toBe(accept?.height)
    expect(refuse?.width).toBeCloseTo(accept?.width ?? 0, 0)
    expect(refuse?.height).toBeGreaterThanOrEqual(48)
  })
  await test.step('the page ends above it', async () => {
    // The end moves once more when what is near it has been laid out.
    await expect
      .poll(async () => {
        await page.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }))
        const credit = await page.getByText(/^© 25/).boundingBox()
        const cookies = await bar(page).boundingBox()
        return (credit?.y ?? 0) + (credit?.height ?? 0) - (cookies?.y ?? 0)
      })
      .toBeLessThanOrEqual(1)
  })
  await test.step('with the largest text it leaves the page in sight', async () => {
    await page.setViewportSize({ width: 320, height: 640 })
    await enlargeText(page, '200%')
    await expect
      .poll(async () => (await bar(page).boundingBox())?.height)
      .toBeLessThanOrEqual(640 * 0.6)
    await bar(page).getByRole('button', { name: 'ยอมรับ' }).click()
    await expect(bar(page)).toBeHidden()
  })
})

function bar(page: Page) {
  return page.getByRole('region', { name: 'การใช้คุกกี้' })
}

async function keptChoice(page: Page) {
  return (await page.context().cookies()).find(({ name }) => name === 'acceptCookie')
}
