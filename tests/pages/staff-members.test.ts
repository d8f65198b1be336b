// What an officer does about one member, and what the member reads of it. Looking in the member's place opens a second window,
// and is a journey's (tests/e2e/staff-members.desktop.spec.ts).

import { beforeAll } from 'vitest'
import { addCredentials } from '#database/queries/identity/credential.ts'
import { hashedPassword } from '../support/given/account.ts'
import { issueMemberSession } from '../support/given/session.ts'
import { givenPortal, type Portal } from '../support/night/portal.ts'
import { testAgainst } from '../support/pages/test.ts'

const MEMBER = '000003'
/** A national id. */
const IN_FULL = /\d{13}|\d-\d{4}-\d{5}-\d\d-\d/

let portal: Portal

const test = testAgainst(() => portal.app)

beforeAll(async () => {
  portal = await givenPortal('staff_members', { members: 12, months: 30 })
  const password_hash = await hashedPassword()
  await addCredentials(portal.app.db, [{ kind: 'member', login: MEMBER, password_hash }])
})

test('an officer finds a member, looks at a number for a reason, unlocks, signs all devices out and hands out a code; the member reads of it', async ({
  browser,
}) => {
  const { page, dialog } = browser
  const [{ member_name, member_surname }] = await portal.rows(
    `select member_name, member_surname from member where membership_no = '${MEMBER}'`,
  )
  await issueMemberSession(portal.app.db, MEMBER, 'other')
  await browser.becomeOfficer(['member_service'], 'members.officer')

  await browser.open('/admin/members')
  await page.type(
    'ชื่อ เลขสมาชิก เบอร์โทรศัพท์ หน่วยงาน หรือเลขบัตรประชาชน',
    `${member_surname} ${member_name.slice(0, 3)}`,
  )
  await page.press('ค้นหา')
  await page.press(new RegExp(MEMBER))
  await page.part('heading', { with: member_surname }).comes()
  await page.shows('x-xxxx-xxxxx-')
  await page.shows('ทุนเรือนหุ้น')
  await page.lacks(IN_FULL)

  await page.press(/^ดูเต็ม.*บัตรประชาชน/)
  await dialog.type(/^เหตุผล/, 'สมาชิกขอตรวจเลขบัตรที่เคาน์เตอร์')
  await dialog.press('ดูข้อมูล')
  await page.shows(IN_FULL)
  await browser.reload()
  await page.shows('x-xxxx-xxxxx-')
  await page.lacks(IN_FULL)

  await page.press('บัญชีผู้ใช้')
  await page.shows('1 อุปกรณ์')
  for (const [button, sure] of [
    ['ปลดล็อกบัญชี', 'ปลดล็อกบัญชี'],
    ['ให้ทุกอุปกรณ์ออกจากระบบ', 'ให้ออกจากระบบทั้งหมด'],
  ] as const) {
    await page.press(button)
    await dialog.press(sure)
    await dialog.goes()
  }
  await browser.reload()
  await page.shows('0 อุปกรณ์')
  await page.press('ออกรหัสเปิดใช้งาน')
  await dialog.press('ตรวจบัตรแล้ว ออกรหัส')
  const slip = page.part('region', { name: 'รหัสเปิดใช้งาน' })
  await slip.shows(/[2-9A-Z]{4}-[2-9A-Z]{4}-/)
  await browser.reload()
  await page.shows('0 อุปกรณ์')
  await slip.goes()

  const { token } = await issueMemberSession(portal.app.db, MEMBER, 'other')
  const member = { member_name, member_surname }
  browser.become('user', { token, membership_no: MEMBER, member })
  await browser.open('/member/access')
  await page.shows('เจ้าหน้าที่เปิดดูข้อมูลของท่าน')
  await page.shows('สหกรณ์ออกรหัสเปิดใช้งานให้ท่าน')
})
