// A unit's way in, about and out again: what stands in front of every page of the units' area.

import type { Page } from '@playwright/test'
import { acceptCookies, expect, test } from './support/journey.ts'
import { takeScreenshot } from './support/screenshot.ts'
import { revokeSession } from './support/signed-in.ts'
import { givenUnitNewcomer, givenUnitPerson, signInUnit } from './support/unit.ts'

const EXPIRED = 'ขออภัยสิ้นสุดระยะเวลาการเข้าสู่ระบบ กรุณาเข้าสู่ระบบใหม่อีกครั้ง'
const PASSWORD = 'ต้นไม้ใหญ่ริมธารใส'

test.beforeEach(async ({ page, baseURL, complaints }) => {
  // Chromium tells of every refusal, and of the storage that signing out clears.
  complaints.expect(/401|Clear-Site-Data/)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await acceptCookies(page, baseURL)
})

test('somebody of a unit gets a password by a code, looks about, and leaves', async ({ page }) => {
  const login = '00010001.doors'
  const code = await givenUnitNewcomer(login, 'มาลี มีสุข')
  await page.goto('/membergroup/guide_group')
  await expect(page.getByRole('heading', { name: 'เข้าสู่ระบบหน่วยงาน' })).toBeFocused()
  await takeScreenshot(page, 'unit-logon', { swept: true, fullPage: true })

  await page.getByRole('link', { name: 'ใช้ครั้งแรกหรือลืมรหัสผ่าน' }).click()
  await page.getByLabel('รหัสหน่วยงาน').fill(login)
  await page.getByLabel('รหัสเปิดใช้งาน').fill(code.toLowerCase())
  await page.getByLabel('รหัสผ่านใหม่', { exact: true }).fill(PASSWORD)
  await page.getByLabel('ยืนยันรหัสผ่านใหม่').fill(PASSWORD)
  await takeScreenshot(page, 'unit-first-password', { fullPage: true })
  await page.getByRole('button', { name: 'ตั้งรหัสผ่าน' }).click()
  await expect(page.getByRole('main').getByText('ตั้งรหัสผ่านแล้ว')).toBeVisible()
  await expect(page.getByLabel('รหัสหน่วยงาน')).toHaveValue(login)

  await signInUnit(page, login, 'not-my-password')
  const refusal = page.getByRole('main').getByRole('alert')
  await expect(refusal).toContainText('รหัสหน่วยงานหรือรหัสผ่านไม่ตรงกับในระบบ')
  await expect(page.getByLabel('รหัสหน่วยงาน')).toHaveValue(login)

  await signInUnit(page, login, PASSWORD)
  await expect(page).toHaveURL(/\/membergroup\/guide_group$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('แนวปฏิบัติผู้แทนหน่วย')
  const header = page.getByRole('banner')
  await expect(header).toContainText('หน่วยงาน 0001 ')
  await expect(header).not.toContainText('00010001')
  await expect(header).toContainText('มาลี มีสุข')
  await expect(page.getByRole('article')).not.toHaveCount(0)
  await takeScreenshot(page, 'unit-guide', { swept: true, fullPage: true })

  await choose(page, 'ระบบตรวจสอบใบแจ้งหนี้สำหรับหน่วยงาน')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ภาพรวมประจำเดือน')
  await expect(page.getByRole('list').getByText('สหกรณ์ออกใบแจ้งหนี้')).toBeVisible()
  await takeScreenshot(page, 'unit-dashboard', { swept: true, fullPage: true })
  const month = page.getByRole('combobox', { name: 'เดือนที่แสดง' })
  const newest = await month.inputValue()
  await page.getByRole('button', { name: 'เดือนก่อนหน้า' }).click()
  await expect(month).not.toHaveValue(newest)

  // Another password, and passkeys: tests/pages/unit-doors.test.ts.
  await choose(page, 'เปลี่ยนรหัสผ่าน')
  await expect(page.getByLabel('รหัสผ่านเดิม')).toHaveValue('')
  await page.getByRole('link', { name: 'เข้าสู่ระบบด้วยพาสคีย์แทนรหัสผ่าน' }).click()
  await expect(page.getByRole('heading', { name: 'พาสคีย์', exact: true })).toBeVisible()

  await choose(page, 'ออกจากระบบ')
  await expect(page.getByRole('heading', { name: 'เข้าสู่ระบบหน่วยงาน' })).toBeVisible()
  await expect(page.getByText(EXPIRED)).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('membergroup'))).toBeNull()
  await page.goBack()
  await expect(page).toHaveURL(/\/membergroup\/logon$/)
  await page.goto('/membergroup/password')
  await expect(page).toHaveURL(/\/membergroup\/logon$/)
})

test('a session that ends under somebody’s hands reloads the page, and says why', async ({
  page,
}) => {
  const login = '00010001.ended'
  await givenUnitPerson(login, PASSWORD)
  await page.goto('/membergroup/logon')
  await signInUnit(page, login, PASSWORD)
  const month = page.getByRole('combobox', { name: 'เดือนที่แสดง' })
  await expect(month).toBeVisible()
  const stored = await page.evaluate(() => localStorage.getItem('membergroup'))
  await revokeSession(JSON.parse(String(stored)).token)

  await page.getByRole('button', { name: 'เดือนก่อนหน้า' }).click()

  await expect(page.getByRole('main').getByRole('alert')).toHaveText(EXPIRED)
  await signInUnit(page, login, PASSWORD)
  await expect(page).toHaveURL(/\/membergroup\/dashboard\?period=/)
  await expect(month).toBeVisible()
})

/** An entry of the side menu, which small screens keep behind a button. */
async function choose(page: Page, entry: string): Promise<void> {
  const menu = page.getByRole('button', { name: 'เมนู', exact: true })
  if (await menu.isVisible()) await menu.click()
  const list = page.getByRole('navigation', { name: 'เมนูหน่วยงาน' })
  await list
    .getByText(entry, { exact: true })
    .or(list.getByRole('link', { name: entry }))
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: 'เมนูหน่วยงาน' })).toBeHidden()
}
