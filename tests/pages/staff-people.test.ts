import { sql } from 'kysely'
import { addCredentials } from '#database/queries/identity/credential.ts'
import { addStaff } from '#database/queries/identity/staff.ts'
import { hashPassword } from '#server/identity/password.ts'
import { SEALING } from '../support/app/sealing.ts'
import { Authenticator } from '../support/given/authenticator.ts'
import { usePasskeysOf } from '../support/pages/passkeys.ts'
import { test } from '../support/pages/test.ts'

const PASSWORD = 'ดอกไม้ป่าริมทางเขียว'

test('an administrator renames a colleague, gives a new code and suspends', async ({
  browser,
  app,
}) => {
  const { page, dialog } = browser
  const colleague = { login: 'colleague', name: 'มาก่อน ใจดี', disabled_at: null }
  await addStaff(app.db, [{ ...colleague, roles: ['moderator'] }])
  await browser.becomeOfficer(['administrator'])
  await browser.open('/admin/staff')
  const row = page.part('row', { with: 'colleague' })
  await row.press(/^แก้ไข/)
  await dialog.type(/^ชื่อและนามสกุล/, 'มาก่อน ใจดีมาก')
  await dialog.press('บันทึก')
  await row.shows('ใจดีมาก')
  await row.press(/^ออกรหัสใหม่/)
  await dialog.type(/./, 'colleague')
  await dialog.press('ออกรหัสใหม่')
  await row.press(/^ระงับ/)
  await dialog.press('ระงับบัญชี')
  await row.shows('เปิดใช้อีกครั้ง')
  await browser.reload()
  await row.shows('ใจดีมาก')
  await row.shows('เปิดใช้อีกครั้ง')
})

test('an officer sets another password', async ({ browser, app }) => {
  const { page } = browser
  await browser.becomeOfficer(['editor'])
  const password_hash = await hashPassword(PASSWORD)
  await addCredentials(app.db, [{ kind: 'staff', login: 'officer', password_hash }])
  await browser.open('/admin/account?tab=password')
  await page.type('รหัสผ่านเดิม', PASSWORD)
  await page.type('รหัสผ่านใหม่', 'ทุ่งนาเขียวหลังฝนพรำ')
  await page.type('ยืนยันรหัสผ่านใหม่', 'ทุ่งนาเขียวหลังฝนพรำ')
  await page.press('บันทึกรหัสผ่านใหม่')
  await page.holdsValue('รหัสผ่านเดิม', '')
  await browser.reload()
  await page.holdsValue('รหัสผ่านเดิม', '')
})

test('an officer adds a passkey, names it, is let in by it in the place of the code, proves themselves by it and removes it', async ({
  browser,
  app,
}) => {
  const { page, dialog } = browser
  usePasskeysOf(new Authenticator())
  await browser.becomeOfficer(['editor'])
  const password_hash = await hashPassword(PASSWORD)
  const totp_sealed = SEALING.seal('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
  await addCredentials(app.db, [{ kind: 'staff', login: 'officer', password_hash, totp_sealed }])
  await browser.open('/admin/account?tab=keys')
  await page.press('เพิ่มพาสคีย์')
  await dialog.type(/^ชื่อพาสคีย์/, 'กุญแจที่โต๊ะ')
  await dialog.press('ไปต่อ')
  const key = page.part('listitem', { with: 'กุญแจที่โต๊ะ' })
  await key.comes()
  await browser.reload()
  await key.press(/^เปลี่ยนชื่อ/)
  await dialog.type(/^ชื่อพาสคีย์/, 'กุญแจสำรอง')
  await dialog.press('บันทึกชื่อ')
  const named = page.part('listitem', { with: 'กุญแจสำรอง' })
  await named.comes()

  await page.press('ออกจากระบบ')
  await browser.open('/admin/logon')
  await page.type('ชื่อผู้ใช้', 'officer')
  await page.type('รหัสผ่าน', PASSWORD)
  await page.press('ถัดไป')
  await page.press('ใช้พาสคีย์แทนรหัส')
  await browser.arrivesAt(/^\/admin(?!\/logon)/)
  await app.db
    .updateTable('session')
    .set({ created_at: sql`now() - interval '6 minutes'` })
    .execute()
  await browser.open('/admin/account?tab=keys')
  await named.press(/^ลบ/)
  await dialog.press('ลบพาสคีย์')
  await dialog.press('ยืนยันด้วยพาสคีย์แทน')
  await page.shows('ยังไม่มีพาสคีย์ในบัญชีนี้')
  await browser.reload()
  await page.shows('ยังไม่มีพาสคีย์ในบัญชีนี้')
})

test('what one officer proposes another reads and confirms, and a second thing is declined', async ({
  browser,
  app,
}) => {
  const { page, dialog } = browser
  app.settings.twoPeople = true
  await browser.becomeOfficer(['administrator'], 'first', 'คนที่หนึ่ง ใจดี')
  await browser.open('/admin/staff')
  await page.press('เพิ่มเจ้าหน้าที่')
  await dialog.type(/^ชื่อผู้ใช้/, 'newcomer')
  await dialog.type(/^ชื่อและนามสกุล/, 'มาใหม่ ใจดี')
  await dialog.tick(/ผู้ดูแลเนื้อหา/)
  await dialog.press('เพิ่มและออกรหัส')
  await browser.open('/admin/settings?tab=payment')
  await page.type(/^ชื่อผู้รับเงิน/, 'สหกรณ์ทดลอง')
  await page.press('บันทึกการรับชำระเงิน')
  await browser.becomeOfficer(['approver'], 'second', 'คนที่สอง ใจดี')
  await browser.open('/admin/acts')
  await page.press('ยืนยันเพิ่มเจ้าหน้าที่')
  await dialog.press('ยืนยันรายการ')
  // At once, while the list is still loaded anew: what is confirmed asks nothing more, and the dialog stays.
  await page.press('ไม่ยืนยัน')
  await page.shows('ยืนยันแล้วโดย คนที่สอง ใจดี')
  await page.shows('รหัสตั้งค่าครั้งแรกของ newcomer')
  await dialog.shows('ไม่ยืนยันเปลี่ยนการตั้งค่า')
  await dialog.type('เหตุผล', 'ไม่ทราบเรื่องนี้')
  await dialog.press('ไม่ยืนยัน')
  await page.shows('ไม่มีรายการรอยืนยัน')
  await browser.reload()
  await page.shows('ไม่มีรายการรอยืนยัน')
})
