// Members are on old phones and slow lines: what they see before the scripts have come, and where these do not come.

import type { Locator, Page } from '@playwright/test'
import { acceptCookies, expect, test, waitForHydration } from './support/journey.ts'
import { takeScreenshot } from './support/screenshot.ts'
import { signInAs } from './support/signed-in.ts'
import { expectStateInOrder } from './support/sweep/barriers.ts'

const AREAS = [
  ['/member/logon', 'ระบบสมาชิก Online', 'เข้าสู่ระบบสมาชิก'],
  ['/membergroup/logon', 'ระบบตรวจสอบใบแจ้งหนี้สำหรับหน่วยงาน', 'เข้าสู่ระบบหน่วยงาน'],
  ['/admin/logon', 'ระบบเจ้าหน้าที่', 'เข้าสู่ระบบเจ้าหน้าที่'],
] as const

const COOPERATIVE = 'สหกรณ์ออมทรัพย์สาธารณสุขภูแสงธาร จำกัด'

test('an area says whose it is and that it opens with the first paint, and then opens', async ({
  page,
}) => {
  for (const [address, title, door] of AREAS) {
    const letScriptsCome = await holdScripts(page)
    await page.goto(address, { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0])

    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(main.getByText(COOPERATIVE)).toBeVisible()
    await expect(main.getByText('กำลังเปิดหน้า…')).toBeVisible()
    await expect(main.locator('img')).toBeInViewport()
    // Seen at once, not faded in: the animation of what may be over soon is not on it.
    await expect(main).toHaveCSS('animation-name', 'none')
    await expect(main.getByText('เปิดหน้านี้ไม่สำเร็จ')).toBeHidden()
    if (address === '/member/logon') await takeScreenshot(page, 'area-opening')

    letScriptsCome()
    await expect(page.getByRole('heading', { level: 1, name: door })).toBeVisible()
    await expect(page.getByText('กำลังเปิดหน้า…')).toHaveCount(0)
  }
})

for (const [what, script] of [
  ['the first script', '**/assets/boot-*.js'],
  ['the script of the page', '**/assets/logon-*.js'],
] as const) {
  test(`where ${what} does not come, an area says so and can be tried again`, async ({
    page,
    complaints,
  }) => {
    complaints.expect(/status of 503|^503: |Failed to fetch dynamically imported module/)
    await page.route(script, (route) => route.fulfill({ status: 503, body: '' }))
    await page.goto('/member/logon')

    const told = page.getByRole('alert').filter({ hasText: 'เปิดหน้านี้ไม่สำเร็จ' })
    await expect(told).toContainText('สัญญาณอินเทอร์เน็ตอาจขาดช่วง กรุณาลองใหม่')
    await expect(told.getByRole('link', { name: '0-4200-0000' })).toBeVisible()
    await expect(page.getByText('กำลังเปิดหน้า…')).toBeHidden()
    if (script.includes('boot')) await expectStateInOrder(page)

    await page.unroute(script)
    await told.getByRole('link', { name: 'ลองใหม่' }).tap()
    await expect(page.getByRole('heading', { name: 'เข้าสู่ระบบสมาชิก' })).toBeVisible()
  })
}

test('a member whose line breaks between two pages keeps the frame, and goes on once it is back', async ({
  page,
  complaints,
  baseURL,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module/)
  await signInAs(page, '000002')
  await acceptCookies(page, baseURL)
  await page.goto('/member/share')
  await expect(page.getByRole('heading', { level: 1, name: 'หุ้น' })).toBeVisible()
  await test.step('whose portal it is can be read on every phone', async () => {
    for (const width of [320, 360, 390, 430]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await cutIn(page.getByRole('banner')), `${width} px`).toEqual([])
    }
  })
  await page.route('**/assets/loan-*.js', (route) => route.abort('internetdisconnected'))

  await page.getByRole('link', { name: 'เงินกู้', exact: true }).tap()

  const told = page.getByRole('main').getByRole('alert')
  await expect(told.getByRole('heading', { level: 1 })).toHaveText('เปิดหน้านี้ไม่สำเร็จ')
  await expect(page.getByRole('button', { name: 'เมนู' }).first()).toBeVisible()
  await page.unroute('**/assets/loan-*.js')
  await told.getByRole('link', { name: 'ลองใหม่' }).tap()
  await expect(page.getByRole('heading', { level: 1, name: 'เงินกู้' })).toBeVisible()
})

test('a question can be written before the scripts have come, and sent afterwards', async ({
  page,
  baseURL,
}) => {
  await acceptCookies(page, baseURL)
  const letScriptsCome = await holdScripts(page)
  await page.goto('/boardPost', { waitUntil: 'commit' })
  await page.getByLabel('หัวข้อ').fill('กู้ซื้อจักรเย็บผ้าได้ไหม')
  await page.getByLabel('รายละเอียด').fill('ขอทราบเงื่อนไขค่ะ')
  await page.getByLabel('ชื่อผู้ตั้งกระทู้').fill('สมหญิง')
  const early = page.getByRole('button', { name: 'รอสักครู่ กำลังเตรียมปุ่มนี้…' })
  await expect(early).toBeDisabled()
  // The browser would send the form itself, and all that was typed would be lost.
  await page.getByLabel('หัวข้อ').press('Enter')

  letScriptsCome()
  await waitForHydration(page)
  await expect(page.getByText('พิมพ์ได้อีก 96 ตัวอักษร')).toBeVisible()
  await page.getByRole('button', { name: 'ส่งกระทู้' }).tap()

  await expect(page.getByRole('heading', { level: 1, name: 'ส่งกระทู้แล้ว' })).toBeVisible()
})

test('where the scripts of a form do not come it says so, and the next touch tries again', async ({
  page,
  complaints,
}) => {
  complaints.expect(/status of 503|^503: |^error: 503 /)
  await page.route('**/assets/main-*.js', (route) => route.fulfill({ status: 503, body: '' }))
  await page.goto('/boardPost')
  const told = page.getByRole('alert').filter({ hasText: 'ยังส่งไม่ได้' })
  await expect(told).toBeVisible()
  await page.getByLabel('หัวข้อ').fill('กู้ซื้อจักรเย็บผ้าได้ไหม')

  await page.unroute('**/assets/main-*.js')
  await waitForHydration(page)

  await expect(told).toBeHidden()
  await expect(page.getByLabel('หัวข้อ')).toHaveValue('กู้ซื้อจักรเย็บผ้าได้ไหม')
  await expect(page.getByRole('button', { name: 'ส่งกระทู้' })).toBeEnabled()
})

/** Words of which a part is left out for want of room. */
function cutIn(part: Locator): Promise<(string | null)[]> {
  return part.evaluate((element) =>
    [...element.querySelectorAll<HTMLElement>('span, p, a')]
      // One pixel wide: for those who listen.
      .filter((each) => each.clientWidth > 1 && getComputedStyle(each).overflow !== 'visible')
      .filter(
        (each) => each.scrollHeight > each.clientHeight || each.scrollWidth > each.clientWidth,
      )
      .map((each) => each.textContent),
  )
}

/** No script comes until the answer is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.unroute('**/*.js')
  await page.route('**/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
