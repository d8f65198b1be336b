// A passkey from its making to its removal, with an authenticator that Chromium imitates.

import type { CDPSession } from '@playwright/test'
import { givenAuthenticator } from './support/authenticator.ts'
import { expect, givenSettledVisitor, test } from './support/journey.ts'
import { takeScreenshot } from './support/screenshot.ts'

const MEMBER = '4'
const PASSWORD = 'demo-member'

givenSettledVisitor()
test.beforeEach(async ({ context, complaints }) => {
  // Chromium tells of every refusal, and of the storage that signing out clears.
  complaints.expect(/401|Clear-Site-Data/)
  await context.route('**/api/member/termofconditional', (route) =>
    route.fulfill({ json: { rc_code: '1' } }),
  )
})

let chromium: CDPSession
test.beforeEach(async ({ page }) => {
  chromium = await page.context().newCDPSession(page)
})
// The next journey has the same window, and would be signed in by the key.
test.afterEach(() => chromium.send('WebAuthn.disable'))

test('a member adds a passkey, is signed in by it without typing anything, and removes it by itself', async ({
  page,
}) => {
  await givenAuthenticator(chromium)
  await page.goto('/member/keys')
  await page.getByLabel('เลขสมาชิก').fill(MEMBER)
  await page.getByLabel('รหัสผ่าน', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'พาสคีย์', exact: true })).toBeVisible()
  await takeScreenshot(page, 'member-keys-none', { fullPage: true })

  await page.getByRole('button', { name: 'เพิ่มพาสคีย์' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('ชื่อพาสคีย์').fill('โทรศัพท์ของฉัน')
  await dialog.getByLabel('รหัสผ่านของท่าน').fill(PASSWORD)
  await takeScreenshot(page, 'member-keys-adding')
  await dialog.getByRole('button', { name: 'ไปต่อ' }).click()
  await expect(page.getByRole('main').getByText('โทรศัพท์ของฉัน').first()).toBeVisible()
  await takeScreenshot(page, 'member-keys', { fullPage: true })

  // The imitated finger is laid on at once, as soon as the field offers the key.
  await page.evaluate(() => localStorage.clear())
  await page.context().clearCookies()
  await page.goto('/member/keys')
  await expect(page.getByRole('heading', { name: 'พาสคีย์', exact: true })).toBeVisible()
  await expect(page.getByRole('banner')).toContainText(MEMBER.padStart(6, '0'))

  await page.getByRole('button', { name: 'ลบ พาสคีย์ โทรศัพท์ของฉัน' }).click()
  await dialog.getByRole('button', { name: 'ยืนยันด้วยพาสคีย์แทน' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: /^ลบ/ })).toHaveCount(0)
})
