// By what somebody of a unit gets in: a password of their own, and passkeys.

import { PASSWORD } from '../support/given/account.ts'
import { Authenticator } from '../support/given/authenticator.ts'
import { givenUnitSession, UNIT } from '../support/given/unit.ts'
import type { Browser } from '../support/pages/browser.ts'
import { usePasskeysOf } from '../support/pages/passkeys.ts'
import { test } from '../support/pages/test.ts'

const NEW_PASSWORD = 'ปลาตะเพียนสามตัวในคลอง'
const LATER_PASSWORD = 'ทุ่งนาเขียวหลังฝนพรำ'

test.beforeEach(async ({ browser, app }) => {
  const { token, login } = await givenUnitSession(app.db, { login: `${UNIT}.doors` })
  const unit = { member_group_no: UNIT, member_group_name: 'หน่วยงาน', name: 'ทดสอบ การเงิน' }
  browser.become('membergroup', { token, login, ...unit })
})

test('somebody of a unit adds a passkey, names it, is let in by it, and removes it by the key itself', async ({
  browser,
}) => {
  const { page, dialog } = browser
  usePasskeysOf(new Authenticator())
  await browser.open('/membergroup/keys')
  await page.press('เพิ่มพาสคีย์')
  await dialog.type(/^รหัสผ่านของท่าน/, PASSWORD)
  await dialog.press('ไปต่อ')
  const key = page.part('listitem', { with: 'เพิ่มเมื่อ' })
  await key.comes()
  await browser.reload()
  await key.press(/^เปลี่ยนชื่อ/)
  await dialog.type(/^ชื่อพาสคีย์/, 'เครื่องการเงิน')
  await dialog.press('บันทึกชื่อ')
  const named = page.part('listitem', { with: 'เครื่องการเงิน' })
  await named.comes()
  await page.press('ออกจากระบบ')
  await browser.open('/membergroup/logon')
  await page.press('ใช้พาสคีย์')
  await browser.arrivesAt(/^\/membergroup\/(?!logon)/)
  await browser.reload()
  await browser.open('/membergroup/keys')
  await named.press(/^ลบ/)
  await dialog.press('ยืนยันด้วยพาสคีย์แทน')
  await page.shows('ยังไม่มีพาสคีย์ในบัญชีนี้')
  await browser.reload()
  await page.shows('ยังไม่มีพาสคีย์ในบัญชีนี้')
})

test('somebody of a unit sets another password', async ({ browser }) => {
  const { page } = browser
  await browser.open('/membergroup/password')
  await change(browser, PASSWORD, NEW_PASSWORD)
  await page.part('main').shows('เปลี่ยนรหัสผ่านแล้ว')
  await browser.open('/membergroup/password')
  await page.holdsValue('รหัสผ่านเดิม', '')
  // The old one is none any more.
  await change(browser, PASSWORD, LATER_PASSWORD)
  await page.part('main').shows('ไม่ถูกต้อง')
})

async function change({ page }: Browser, before: string, after: string): Promise<void> {
  await page.type('รหัสผ่านเดิม', before)
  await page.type('รหัสผ่านใหม่', after)
  await page.type('ยืนยันรหัสผ่านใหม่', after)
  await page.press('บันทึกรหัสผ่านใหม่')
}
