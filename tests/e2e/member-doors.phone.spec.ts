// A member's way in, about and out again: what stands in front of every page of the member area.

import type { Page } from '@playwright/test'
import { acceptCookies, expect, test } from './support/journey.ts'
import { takeScreenshot } from './support/screenshot.ts'
import { revokeSession } from './support/signed-in.ts'

const EXPIRED = 'ขออภัยสิ้นสุดระยะเวลาการเข้าสู่ระบบ กรุณาเข้าสู่ระบบใหม่อีกครั้ง'
const PASSWORD = 'demo-member'

test.beforeEach(async ({ page, context, baseURL, complaints }) => {
  // Chromium tells of every refusal, and of the storage that signing out clears.
  complaints.expect(/401|Clear-Site-Data/)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await acceptCookies(page, baseURL)
  // Whether the terms are accepted is another story.
  await context.route('**/api/member/termofconditional', (route) =>
    route.fulfill({ json: { rc_code: '1' } }),
  )
})

test('a member signs in where they were going, and is told when the time is up', async ({
  page,
  context,
}) => {
  await page.goto('/member/password')
  await expect(page.getByRole('heading', { name: 'เข้าสู่ระบบสมาชิก' })).toBeFocused()
  await takeScreenshot(page, 'member-logon', { swept: true, fullPage: true })

  await signIn(page, '1', 'not-my-password')
  const refusal = page.getByRole('main').getByRole('alert')
  await expect(refusal).toContainText('เลขสมาชิกหรือรหัสผ่านไม่ตรงกับในระบบ')
  await expect(refusal).toBeFocused()
  await expect(page.getByLabel('เลขสมาชิก')).toHaveValue('000001')
  await page.getByRole('button', { name: 'ปิด', exact: true }).click()
  await takeScreenshot(page, 'member-logon-refused', { fullPage: true })

  await signIn(page, '1', PASSWORD)
  await expect(page).toHaveURL(/\/member\/password$/)
  await expect(page.getByRole('heading', { name: 'เปลี่ยนรหัสผ่าน' })).toBeFocused()
  await expect(page.getByRole('status').getByText('เข้าสู่ระบบแล้ว')).toBeVisible()
  await expect(page.getByRole('banner')).toContainText('000001')
  const stored = await storage(page)
  expect(Object.keys(stored)).toEqual(['user'])
  const user = JSON.parse(String(stored.user))
  expect(Object.keys(user).sort()).toEqual(['member', 'membership_no', 'token'])
  expect(Object.keys(user.member).sort()).toEqual(['member_name', 'member_surname'])

  await revokeSession(user.token)
  await page.reload()
  await expect(page).toHaveURL(/\/member\/logon$/)
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(EXPIRED)
  expect(await storage(page)).toEqual({})

  await signIn(page, '000001', PASSWORD)
  await expect(page).toHaveURL(/\/member\/password$/)

  // Another tab, in which the same member signs out.
  const another = await context.newPage()
  await another.goto('/member/password')
  await another.getByRole('heading', { name: 'เปลี่ยนรหัสผ่าน' }).waitFor()
  await another.evaluate(() =>
    [...document.querySelectorAll('button')]
      .find(({ textContent }) => textContent === 'ออกจากระบบ')
      ?.click(),
  )
  await expect(page.getByRole('heading', { name: 'เข้าสู่ระบบสมาชิก' })).toBeVisible()
  await expect(page.getByText(EXPIRED)).toBeHidden()
})

test('the menu leads about and out, and nothing of the member is left behind', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(/failed: .*logout|ERR_INTERNET_DISCONNECTED/)
  await page.goto('/member/password')
  await signIn(page, '2', PASSWORD)
  await expect(page.getByRole('heading', { name: 'เปลี่ยนรหัสผ่าน' })).toBeFocused()
  await page.getByRole('button', { name: 'ปิด', exact: true }).click()
  await takeScreenshot(page, 'member-password', { swept: true, fullPage: true })

  const drawer = page.getByRole('dialog', { name: 'เมนูสมาชิก' })
  const opener = page.getByRole('banner').getByRole('button', { name: 'เมนู' })
  await opener.tap()
  await expect(drawer.getByRole('link', { name: 'เปลี่ยนรหัสผ่าน' })).toBeFocused()
  await takeScreenshot(page, 'member-drawer')
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.tap()
  // Beside the drawer, on what it dims.
  await page.touchscreen.tap(380, 500)
  await expect(drawer).toBeHidden()
  await opener.tap()
  const menu = page.getByRole('navigation', { name: 'เมนูสมาชิก' })
  await menu.getByRole('link', { name: 'กลับหน้าหลัก' }).click()

  await expect(page).toHaveURL(/\/home$/)
  // The address is there before the page is: until then the portal's own menus are still on the screen.
  await expect(page.getByRole('heading', { name: 'ข่าวล่าสุด' })).toBeVisible()
  await page.getByText('เมนู', { exact: true }).tap()
  const door = page.locator('a[href="/member/status"]:visible').first()
  await expect(door).not.toHaveText('เข้าสู่ระบบสมาชิก')
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'เปลี่ยนรหัสผ่าน' })).toBeVisible()

  await context.setOffline(true)
  await page.getByRole('banner').getByRole('button', { name: 'เมนู' }).tap()
  await menu.getByRole('button', { name: 'ออกจากระบบ' }).click()
  await expect(page.getByRole('heading', { name: 'เข้าสู่ระบบสมาชิก' })).toBeVisible()
  expect(await storage(page)).toEqual({})
  await context.setOffline(false)
  await page.goto('/member/password')
  await expect(page).toHaveURL(/\/member\/logon$/)
})

async function signIn(page: Page, number: string, password: string): Promise<void> {
  await page.getByLabel('เลขสมาชิก').fill(number)
  await page.getByLabel('รหัสผ่าน', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
}

function storage(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => ({ ...localStorage }))
}
