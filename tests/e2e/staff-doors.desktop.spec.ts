import type { Page } from '@playwright/test'
import { endOtherSessions } from '#database/queries/identity/session.ts'
import { totpCode } from '#server/identity/totp.ts'
import { inDatabase } from './support/database.ts'
import { expect, test } from './support/journey.ts'
import {
  givenOfficer,
  givenOfficerKey,
  OFFICER_PASSWORD,
  officerToken,
  signInAsOfficer,
  TOTP_SECRET,
} from './support/officer.ts'
import { openWithinSite } from './support/open-within.ts'
import { takeScreenshot } from './support/screenshot.ts'
import { SITE_DATABASE_URL } from './support/site.ts'

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

function site<T>(work: Parameters<typeof inDatabase<T>>[1]): Promise<T> {
  return inDatabase<T>(process.env[SITE_DATABASE_URL], work)
}

/** A code is good once, so that the next sign-in of a journey may have to use the code to come. */
async function typeCode(page: Page, ahead = 0) {
  const code = totpCode(TOTP_SECRET, new Date(Date.now() + ahead * 30_000))
  await page.getByLabel('รหัส 6 หลักจากแอป').fill(code)
  await page.getByRole('button', { name: 'เข้าสู่ระบบ', exact: true }).click()
}

test('an officer gets in by password and code, sees their own work, and loses nothing when the session ends', async ({
  page,
  complaints,
}) => {
  await givenOfficer('journey.door', ['administrator'], 'ประตู เปิดเสมอ')
  await givenOfficerKey('journey.door')
  complaints.expect(/^40[01]: .*\/api\/admin\/|status of 40[01]|Clear-Site-Data/)
  await page.goto('/admin/staff')
  await expect(page).toHaveURL('/admin/logon')
  await takeScreenshot(page, 'staff-logon', { swept: true })
  await page.getByLabel('ชื่อผู้ใช้').fill('journey.door')
  await page.getByLabel('รหัสผ่าน', { exact: true }).fill(OFFICER_PASSWORD)
  await page.getByRole('button', { name: 'ถัดไป' }).click()
  // What comes of it is in tests/pages/staff-people.test.ts, from the key that is added to the one that is removed.
  await expect(page.getByRole('button', { name: 'ใช้พาสคีย์แทนรหัส' })).toBeVisible()
  await takeScreenshot(page, 'staff-logon-key')
  await page.getByLabel('รหัส 6 หลักจากแอป').fill('12345')
  await page.getByRole('button', { name: 'เข้าสู่ระบบ', exact: true }).click()
  await expect(page.getByText('รหัสไม่ถูกต้องหรือใช้ไปแล้ว')).toBeVisible()
  await typeCode(page)
  await expect(page.getByRole('heading', { name: 'ผู้ใช้และสิทธิ์', level: 1 })).toBeVisible()
  await takeScreenshot(page, 'staff-people', { swept: true })

  // The session ends while a colleague is being added.
  await page.getByRole('button', { name: 'เพิ่มเจ้าหน้าที่' }).click()
  await page.getByLabel('ชื่อผู้ใช้').fill('journey.new')
  await page.getByLabel('ชื่อและนามสกุล').fill('มาใหม่ ใจดี')
  await page.getByRole('checkbox', { name: /ผู้ดูแลกระทู้/ }).check()
  await site((db) => endOtherSessions(db, { kind: 'staff', subjectId: 'journey.door' }, 'test'))
  await page.getByRole('button', { name: 'เพิ่มและออกรหัส' }).click()
  const door = page.getByRole('dialog', { name: 'เข้าสู่ระบบใหม่' })
  await expect(door).toContainText('ข้อมูลที่พิมพ์ไว้ยังอยู่ครบ')
  await takeScreenshot(page, 'staff-door-over-page')
  await door.getByLabel('รหัสผ่าน', { exact: true }).fill(OFFICER_PASSWORD)
  await door.getByRole('button', { name: 'ถัดไป' }).click()
  await typeCode(page, 1)
  const given = page.getByRole('region', { name: 'รหัสตั้งค่าครั้งแรก' })
  await expect(given).toContainText('journey.new')
  await expect(page.getByRole('row', { name: /มาใหม่ ใจดี/ })).toContainText('ผู้ดูแลกระทู้')

  await page.getByRole('link', { name: 'บัญชีของฉัน' }).click()
  await expect(page.getByText('เครื่องนี้')).toBeVisible()
  await expect(page.getByRole('cell', { name: 'ไม่สำเร็จ' })).toBeVisible()
  await takeScreenshot(page, 'staff-account', { swept: true })

  await page.getByRole('link', { name: 'พาสคีย์' }).click()
  await expect(page.getByText('คอมพิวเตอร์ที่เคาน์เตอร์', { exact: true })).toBeVisible()
  await takeScreenshot(page, 'staff-keys', { swept: true })

  // Every page leads to its chapter of the guide, and the guide is searched as one types.
  await page.getByRole('link', { name: 'คู่มือ ของหน้านี้' }).click()
  await expect(page.getByRole('heading', { name: '1. เข้าใช้งานครั้งแรก' })).toBeVisible()
  await expect(page.getByRole('img', { name: /^หน้าเพิ่มแอปยืนยันตัวตน/ })).toBeVisible()
  await takeScreenshot(page, 'staff-guide-chapter')
  await page.getByRole('navigation', { name: 'ตำแหน่งหน้า' }).getByText('คู่มือ').click()
  await page.getByRole('searchbox', { name: 'ค้นหาในคู่มือ' }).fill('บัตรประชาชน ปลดล็อกบัญชี')
  await expect(page.getByText('พบใน 1 บท')).toBeVisible()
  await takeScreenshot(page, 'staff-guide')
  await page.getByRole('link', { name: /^10\. สมาชิก/ }).click()
  await expect(page.getByRole('heading', { name: '10. สมาชิก' })).toBeVisible()
  await page.getByRole('navigation').getByRole('link', { name: 'ภาพรวม' }).first().click()
  await expect(page.getByRole('heading', { name: 'ข้อมูลรายวัน' })).toBeVisible()
  await takeScreenshot(page, 'staff-overview', { swept: true })
  await page.getByRole('button', { name: 'ออกจากระบบ' }).click()
  await expect(page).toHaveURL('/admin/logon')
  await page.goto('/admin')
  await expect(page).toHaveURL('/admin/logon')
  expect(await page.evaluate(() => localStorage.getItem('staff'))).toBeNull()
})

test('a moderator sees a moderator’s menu; what is grave asks for a proof and is done after it', async ({
  page,
  complaints,
}) => {
  await givenOfficer('journey.mod', ['moderator'])
  await signInAsOfficer(page, 'journey.mod')
  complaints.expect(/^403: .*\/api\/admin\/|status of 403/)
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'ภาพรวม' })).toBeVisible()
  const menu = page.getByRole('navigation', { name: 'เมนูเจ้าหน้าที่' })
  await expect(menu.getByRole('link', { name: 'บัญชีของฉัน' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'ผู้ใช้และสิทธิ์' })).toBeHidden()
  await expect(page.getByText('คำร้องใหม่')).toBeVisible()
  await openWithinSite(page, '/admin/staff')
  await expect(page.getByText('ท่านไม่มีสิทธิ์ใช้หน้านี้')).toBeVisible()

  await site((db) =>
    db
      .updateTable('session')
      .set({ created_at: new Date(Date.now() - 10 * 60_000) })
      .where('subject_id', '=', 'journey.mod')
      .execute(),
  )
  await openWithinSite(page, '/admin/account?tab=recovery')
  await page.getByRole('button', { name: 'ออกรหัสสำรองชุดใหม่' }).click()
  await page.getByRole('button', { name: 'ออกรหัสชุดใหม่' }).click()
  const proof = page.getByRole('dialog', { name: 'ยืนยันตัวตนอีกครั้ง' })
  await takeScreenshot(page, 'staff-step-up')
  await proof.getByLabel('รหัสผ่านของท่าน').fill(OFFICER_PASSWORD)
  await proof.getByRole('button', { name: 'ยืนยัน', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'รหัสสำรองของ journey.mod' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: /^\w{4}-\w{4}-\w{4}$/ })).toHaveCount(
    10,
  )
  await page.reload()
  await expect(page.getByText('เหลือรหัสสำรองที่ยังไม่ใช้ 10 รหัส')).toBeVisible()
})

test('a code from a colleague becomes a password, an authenticator and the first page', async ({
  page,
  baseURL,
}) => {
  await givenOfficer('journey.chief', ['administrator'])
  const chief = await officerToken('journey.chief')
  const reply = await fetch(`${baseURL}/api/admin/staff`, {
    method: 'POST',
    headers: { authorization: `Bearer ${chief}`, 'content-type': 'application/json' },
    body: JSON.stringify({ login: 'journey.first', name: 'แรกเริ่ม งานดี', roles: ['editor'] }),
  })
  const { data } = (await reply.json()) as { data: { code: string } }

  await page.goto('/admin/setup')
  await page.getByLabel('รหัสตั้งค่าครั้งแรก').fill(data.code.toLowerCase())
  await page.getByRole('button', { name: 'ถัดไป' }).click()
  await expect(page.getByText('ตั้งรหัสผ่านใหม่ของ แรกเริ่ม งานดี')).toBeVisible()
  await page.getByLabel('รหัสผ่านใหม่', { exact: true }).fill(OFFICER_PASSWORD)
  await page.getByLabel('ยืนยันรหัสผ่านใหม่').fill(OFFICER_PASSWORD)
  await page.getByRole('button', { name: 'บันทึกรหัสผ่าน' }).click()
  await expect(page.getByRole('img', { name: /QR/ })).toBeVisible()
  await takeScreenshot(page, 'staff-enrolment', { fullPage: true })
  const secret = String(await page.locator('code').textContent()).replaceAll(' ', '')
  await page.getByLabel('รหัส 6 หลักจากแอป').fill(totpCode(secret, new Date()))
  await page.getByRole('button', { name: 'ยืนยันและเข้าสู่ระบบ' }).click()
  await expect(page.getByRole('heading', { name: 'รหัสสำรองของ journey.first' })).toBeVisible()
  await takeScreenshot(page, 'staff-recovery-codes')
  await page.getByLabel('เก็บรหัสสำรองไว้แล้ว').check()
  await page.getByRole('button', { name: 'ไปต่อ' }).click()
  await expect(page.getByRole('heading', { name: 'ภาพรวม' })).toBeVisible()
  await page.goto('/admin/setup')
  await expect(page.getByLabel('รหัสตั้งค่าครั้งแรก')).toHaveValue('')
})
