// Everything a member can ask of the cooperative, and an officer's answers: each form sent once, its page opened again.

import sharp from 'sharp'
import { beforeAll, beforeEach, expect } from 'vitest'
import { addCredentials } from '#database/queries/identity/credential.ts'
import { addStopCode } from '#database/queries/identity/recovery-stop.ts'
import { slipHash } from '#server/identity/recovery/codes.ts'
import { issueSession } from '#server/identity/session.ts'
import { hashedPassword, PASSWORD } from '../support/given/account.ts'
import { A_PDF } from '../support/given/article-parts.ts'
import { Authenticator } from '../support/given/authenticator.ts'
import { issueMemberSession } from '../support/given/session.ts'
import { givenPortal, type Portal } from '../support/night/portal.ts'
import type { Browser } from '../support/pages/browser.ts'
import { usePasskeysOf } from '../support/pages/passkeys.ts'
import type { Place } from '../support/pages/place.ts'
import { testAgainst } from '../support/pages/test.ts'

const NEW_PASSWORD = 'ลมหนาวพัดผ่านทุ่งกว้าง'
const MEMBER = '000001'
const PASSWORD_FIELD = 'รหัสผ่านของท่าน'

let portal: Portal
let officers = 0

const test = testAgainst(() => portal.app)

beforeAll(async () => {
  portal = await givenPortal('member_requests', { members: 12, months: 30 })
  const password_hash = await hashedPassword()
  await addCredentials(portal.app.db, [{ kind: 'member', login: MEMBER, password_hash }])
})

beforeEach<{ browser: Browser }>(async ({ browser }) => {
  const { token } = await issueMemberSession(portal.app.db, MEMBER, 'other')
  const member = { member_name: 'สมหญิง', member_surname: 'ใจงาม' }
  browser.become('user', { token, membership_no: MEMBER, member })
  await browser.becomeOfficer(['member_service'], `officer${officers++}`)
})

/** Sends the answer; the request is then gone from the queue, also when it is opened again. */
async function answer(browser: Browser, request: Place, outcome: RegExp, words: string) {
  await request.press('ตอบคำขอนี้')
  await request.tick(outcome)
  await request.type(/^คำตอบถึงสมาชิก/, words)
  await request.press('ส่งคำตอบ')
  await request.goes()
  await browser.reload()
  await browser.page.part('heading').comes()
  await request.goes()
}

test('a member disputes the year’s balance, an officer answers, and the member reads it', async ({
  browser,
}) => {
  const { page } = browser
  await browser.open('/member/balance')
  await page.tick(/ยอดไม่ตรง/)
  await page.type(/^รายละเอียดที่ไม่ตรง/, 'เงินฝากขาดไปหนึ่งรายการ')
  await page.press('ส่งคำตอบ')
  await page.part('main').shows('เงินฝากขาดไปหนึ่งรายการ')
  await browser.reload()
  await page.part('main').shows('เงินฝากขาดไปหนึ่งรายการ')
  await browser.open('/admin/balances')
  const dispute = page.part('listitem', { with: 'เงินฝากขาดไปหนึ่งรายการ' })
  await answer(browser, dispute, /^ตรวจแล้ว แก้ไขยอดแล้ว/, 'เพิ่มรายการวันที่ 30 กันยายนแล้ว')
  await browser.open('/member/balance')
  await page.shows('เพิ่มรายการวันที่ 30 กันยายนแล้ว')
})

test('a member signs another device out, consents, and takes a copy of all data', async ({
  browser,
}) => {
  const { page } = browser
  const client = { kind: 'other', device: 'Safari บน iPhone', address: '127.0.0.1' } as const
  await issueSession(portal.app.db, { kind: 'member', subjectId: MEMBER, client })
  await browser.open('/member/access')
  await page.press('ให้ Safari บน iPhone ออกจากระบบ')
  const phone = page.part('listitem', { with: 'Safari บน iPhone' })
  await phone.goes()
  await page.press('ให้ความยินยอม รับข่าวสารและสิทธิประโยชน์')
  await page.shows('ให้ความยินยอมแล้ว')
  await page.tick(/JSON/)
  await page.type(PASSWORD_FIELD, PASSWORD)
  await page.press('ดาวน์โหลดสำเนาข้อมูล')
  await browser.saves('.json')
  await browser.reload()
  await page.shows('ให้ความยินยอมแล้ว')
  await page.holdsValue(PASSWORD_FIELD, '')
  await phone.goes()
})

test('a member claims a right, an officer takes it up and answers, and the member reads it', async ({
  browser,
}) => {
  const { page } = browser
  await browser.open('/member/access')
  await page.press('ยื่นคำขอใช้สิทธิ')
  await page.choose(/^สิทธิที่ขอใช้/, 1)
  await page.type(/^รายละเอียด/, 'ขอทราบว่าเบอร์โทรศัพท์ได้มาจากที่ใด')
  await page.press('ยื่นคำขอ')
  await page.part('listitem', { with: 'ขอทราบว่าเบอร์โทรศัพท์' }).comes()
  await browser.reload()
  await page.part('listitem', { with: 'ขอทราบว่าเบอร์โทรศัพท์' }).comes()
  await browser.open('/admin/rights')
  const right = page.part('listitem', { with: 'ขอทราบว่าเบอร์โทรศัพท์' })
  await right.press('รับคำขอ')
  await right.shows('ผู้ดำเนินการ')
  await answer(browser, right, /^ดำเนินการตามคำขอแล้ว/, 'ท่านแจ้งไว้ในใบสมัคร')
  await browser.open('/member/access')
  await page.shows('ท่านแจ้งไว้ในใบสมัคร')
})

test('a member sees the national id on the password, and asks for a correction with a paper, which an officer answers', async ({
  browser,
}) => {
  const { page } = browser
  await browser.open('/member/status')
  await page.press(/แสดง.*เลขที่บัตรประชาชน/)
  await page.type(PASSWORD_FIELD, PASSWORD)
  await page.press('แสดงเลขเต็ม')
  await page.shows(/\d-\d{4}-\d{5}-\d\d-\d/)
  await page.press(/^ขอแก้ไขข้อมูล การทำงาน/)
  await page.choose(/^เรื่องที่ขอแก้ไข/, 'work')
  await page.type(/^ข้อมูลเดิมและข้อมูลที่ถูกต้อง/, 'ย้ายบ้านไปเลขที่ 99 หมู่ 1')
  await page.attach(/^แนบไฟล์/, 'ทะเบียนบ้าน.pdf', A_PDF)
  await page.part('listitem', { with: 'ทะเบียนบ้าน.pdf' }).comes()
  await page.lacks('กำลังแนบ')
  await page.press('ส่งคำขอแก้ไข')
  const asked = page.part('region', { name: /คำขอที่ส่งไว้/ })
  await asked.shows('แนบ 1 ไฟล์')
  await browser.reload()
  await asked.shows('ย้ายบ้านไปเลขที่ 99')
  await page.shows(/x-xxxx-xxxxx-\d\d-x/)
  await browser.open('/admin/corrections')
  const request = page.part('listitem', { with: 'ย้ายบ้านไปเลขที่ 99' })
  await answer(browser, request, /^แก้ไขทะเบียนแล้ว/, 'แก้ที่อยู่แล้ว แสดงในข้อมูลวันพรุ่งนี้')
  await browser.open('/member/status')
  await page.shows('แก้ที่อยู่แล้ว แสดงในข้อมูลวันพรุ่งนี้')
})

test('an officer approves a photo, and sends a message again that could not be sent', async ({
  browser,
}) => {
  const { page } = browser
  const { db } = portal.app
  const blue = { create: { width: 600, height: 600, channels: 3, background: '#2b62c9' } } as const
  const jpeg = (await sharp(blue).jpeg().toBuffer()).toString('base64')
  const pixels = { x: 0, y: 0, width: 600, height: 600 }
  const sent = await portal.call(MEMBER, '/wwwupload', 'POST', {
    image: `data:image/jpeg;base64,${jpeg}`,
    name: 'ฉัน.jpg',
    croppedArea: { x: 0, y: 0, width: 100, height: 100 },
    croppedAreaPixels: pixels,
  })
  expect(sent.statusCode, sent.body).toBe(200)
  await browser.open('/admin/photos')
  const photo = page.part('listitem', { with: MEMBER })
  await photo.press(/^อนุมัติ/)
  await photo.goes()
  await browser.reload()
  await page.part('heading').comes()
  await photo.goes()

  await db
    .insertInto('outbox_message')
    .values({
      membership_no: MEMBER,
      channel: 'email',
      template: 'photo',
      address_sealed: Buffer.from(portal.app.sealing.seal('member@coop.example')),
      body_sealed: Buffer.from(portal.app.sealing.seal('อนุมัติรูปแล้ว')),
      too_late_at: new Date(Date.now() + 3_600_000),
      gave_up_at: new Date(),
    })
    .execute()
  await browser.open('/admin/outbox?state=gave_up')
  const failed = page.part('row', { with: MEMBER })
  await failed.press(/^ส่งใหม่/)
  await failed.goes()
  await browser.reload()
  await page.part('heading').comes()
  await failed.goes()

  await db
    .updateTable('outbox_message')
    .set({ gave_up_at: new Date(), last_error: 'not known' })
    .where('template', '=', 'photo')
    .where('sent_at', 'is', null)
    .execute()
  await browser.open('/admin/outbox?state=not_known')
  await page.press(/^ส่งใหม่ทั้งหมด/)
  await browser.dialog.press(/^ส่งใหม่ \d+ ข้อความ/)
  await failed.goes()
  await browser.reload()
  await page.part('heading').comes()
  await failed.goes()
})

test('a member adds a passkey with the password, names it, signs in by it, and removes it by the key itself', async ({
  browser,
}) => {
  const { page, dialog } = browser
  usePasskeysOf(new Authenticator())
  await browser.open('/member/keys')
  await page.press('เพิ่มพาสคีย์')
  await dialog.type(/^ชื่อพาสคีย์/, 'โทรศัพท์ของฉัน')
  await dialog.type(PASSWORD_FIELD, PASSWORD)
  await dialog.press('ไปต่อ')
  const key = page.part('listitem', { with: 'โทรศัพท์ของฉัน' })
  await key.comes()
  await browser.reload()
  await key.press(/^เปลี่ยนชื่อ/)
  await dialog.type(/^ชื่อพาสคีย์/, 'กุญแจที่บ้าน')
  await dialog.press('บันทึกชื่อ')
  const named = page.part('listitem', { with: 'กุญแจที่บ้าน' })
  await named.comes()

  await page.press('ออกจากระบบ')
  await browser.open('/member/logon')
  await page.press('ใช้พาสคีย์')
  await browser.arrivesAt(/^\/member\/(?!logon)/)
  await browser.reload()
  await browser.open('/member/keys')
  await page.press('ใช้เฉพาะพาสคีย์')
  await page.shows('บัญชีนี้เข้าสู่ระบบด้วยพาสคีย์เท่านั้น')
  await browser.reload()
  await page.press('ให้ใช้รหัสผ่านได้อีก')
  await page.part('button', { name: 'ใช้เฉพาะพาสคีย์' }).comes()
  await named.press(/^ลบ/)
  await dialog.press('ยืนยันด้วยพาสคีย์แทน')
  await page.shows('ยังไม่มีพาสคีย์ในบัญชีนี้')
  await browser.reload()
  await page.shows('ยังไม่มีพาสคีย์ในบัญชีนี้')
})

test('a member sets another password', async ({ browser }) => {
  const { page } = browser
  await browser.open('/member/password')
  await page.type('รหัสผ่านเดิม', PASSWORD)
  await page.type('รหัสผ่านใหม่', NEW_PASSWORD)
  await page.type('ยืนยันรหัสผ่านใหม่', NEW_PASSWORD)
  await page.press('บันทึกรหัสผ่านใหม่')
  await page.part('main').shows('เปลี่ยนรหัสผ่านแล้ว')
  await browser.open('/member/password')
  await page.holdsValue('รหัสผ่านเดิม', '')
})

test('a member stops it with the code from the message and with one press, and officers open it again', async ({
  browser,
}) => {
  const { page, dialog } = browser
  const { db, secrets } = portal.app
  await addStopCode(db, '000002', slipHash('ABCD-EFGH-JKMN', secrets.csrf))
  await browser.open('/member/stop')
  await page.type(/^รหัสหยุด/, 'abcd-efgh-jkmn')
  await page.press('หยุดทันที')
  await page.part('main').shows('หยุดการตั้งรหัสผ่านใหม่ของบัญชีท่านแล้ว')
  await browser.reload()
  await page.part('heading').comes()

  await browser.open('/member/access')
  await page.press('ไม่ใช่ฉัน หยุดทันที')
  await page.shows('หยุดการตั้งรหัสผ่านใหม่ของบัญชีท่านแล้ว')
  await browser.reload()
  await page.part('main').shows('สั่งหยุดการตั้งรหัสผ่านใหม่')

  await browser.open('/admin/members/000002?tab=account')
  await page.part('main').shows('สมาชิกสั่งหยุดเมื่อ')
  await page.press('เปิดการตั้งรหัสผ่านอีกครั้ง')
  await dialog.press('ตรวจบัตรแล้ว เสนอให้เปิด')
  await page.part('main').shows('ทำได้ตามปกติ')
  await browser.reload()
  await page.part('main').shows('ทำได้ตามปกติ')
})
