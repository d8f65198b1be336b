// A member signs the answer to the year's balances, from the button to the record; reads what they were told, and chooses how.

import { beforeAll, beforeEach, expect, vi } from 'vitest'
import { notify } from '#server/outbox/put.ts'
import { A_PDF } from '../support/given/article-parts.ts'
import { aLineUser, anEvent, givenLine, linked, saying } from '../support/given/line.ts'
import { issueMemberSession } from '../support/given/session.ts'
import { givenPortal, type Portal } from '../support/night/portal.ts'
import type { Browser } from '../support/pages/browser.ts'
import { useNotificationsAt } from '../support/pages/notifications.ts'
import { testAgainst } from '../support/pages/test.ts'

const MEMBER = '000001'
const NONCE = 'a-nonce-that-line-brings-back'

let portal: Portal
const test = testAgainst(() => portal.app)

beforeAll(async () => {
  portal = await givenPortal('member_signing', { members: 12, months: 30 })
})

beforeEach<{ browser: Browser }>(async ({ browser }) => {
  const { token } = await issueMemberSession(portal.app.db, MEMBER, 'other')
  const member = { member_name: 'สมหญิง', member_surname: 'ใจงาม' }
  browser.become('user', { token, membership_no: MEMBER, member })
})

async function codeOnThePhone(): Promise<string> {
  const [row] = await portal.rows(
    `select body_sealed from outbox_message where template = 'signing_code' order by message_id desc limit 1`,
  )
  return /รหัส (\d{6})/.exec(portal.app.sealing.open(row.body_sealed))?.[1] ?? ''
}

test('a member confirms the balances, reads the document, signs it by a code, and finds it signed again', async ({
  browser,
}) => {
  const { page } = browser
  await browser.open('/member/balance')
  await page.tick(/ยอดถูกต้อง/)
  await page.press('ส่งคำตอบ')
  await page.press('ลงนามในหนังสือยืนยันยอด')
  await page.shows('เอกสารที่จะลงนาม')
  await page.shows('ที่ปรึกษากฎหมายของสหกรณ์เป็นผู้ยืนยัน')
  await page.press(/^ส่งรหัสลงนามไปที่/)
  await page.shows('ทำเครื่องหมายยืนยันให้ครบทุกข้อ')
  await page.tick(/^ข้าพเจ้าได้อ่านเอกสารฉบับนี้/)
  await page.tick(/^ข้าพเจ้ายืนยันว่ายอดคงเหลือ/)
  await page.press(/^ส่งรหัสลงนามไปที่/)
  await page.shows('หากไม่ตรงกันอย่ากรอกรหัส')
  await page.type(/^รหัสลงนาม/, await codeOnThePhone())
  await page.press('ลงนาม')
  await page.shows('ท่านลงนามแล้วเมื่อ')
  await browser.reload()
  await page.shows('ท่านลงนามแล้วเมื่อ')
  await page.press('ดาวน์โหลดเอกสารที่ลงนามแล้ว')
  await browser.saves('.pdf')
  expect(await portal.rows('select level from signing')).toEqual([{ level: 'code' }])
  await page.press('ถอนการลงนาม')
  await page.tick(/^ข้าพเจ้าขอถอนการลงนาม/)
  await page.press(/^ส่งรหัสถอนการลงนามไปที่/)
  await page.shows('หากไม่ตรงกันอย่ากรอกรหัส')
  await page.type(/^รหัสถอนการลงนาม/, await codeOnThePhone())
  await page.press('ถอนการลงนาม')
  await page.shows('ลงนามในหนังสือยืนยันยอด')
  await browser.reload()
  await page.shows('ลงนามในหนังสือยืนยันยอด')
  const all = 'select withdraws is null as stands from signing order by signing_id'
  expect(await portal.rows(all)).toEqual([{ stands: true }, { stands: false }])
})

test('a member signs by hand at the counter: printed, scanned, and confirmed by another officer', async ({
  browser,
}) => {
  const { page, dialog } = browser
  portal.app.settings.twoPeople = true
  await portal.call(MEMBER, '/balance', 'POST', { year: 2025, agreed: true, note: '' })
  await browser.becomeOfficer(['member_service'], 'counter')
  await browser.open(`/admin/members/${MEMBER}?tab=paper`)
  await page.choose(/^เรื่องที่ลงนาม/, 'balance')
  await page.choose(/^ปีบัญชี/, '2025')
  await page.press('เตรียมเอกสารให้ลงลายมือชื่อ')
  await page.press('1. พิมพ์เอกสาร (PDF)')
  await browser.saves('.pdf')
  await page.press('ส่งหน้าที่ลงลายมือชื่อ')
  await page.shows('ทำเครื่องหมายว่าตรวจบัตร')
  await page.tick(/^ตรวจบัตรประชาชนแล้ว/)
  await page.attach(/สแกน/, 'scan.pdf', A_PDF)
  await page.press('ส่งหน้าที่ลงลายมือชื่อ')
  await page.shows('ส่งให้เจ้าหน้าที่อีกท่านยืนยันแล้ว')

  await browser.becomeOfficer(['approver'], 'second')
  await browser.open('/admin/acts')
  await page.press(/^เปิดหน้าสแกน/)
  await browser.saves('.pdf')
  await page.press('ยืนยันบันทึกลายมือชื่อสมาชิกบนกระดาษ')
  await dialog.press('ยืนยันรายการ')
  await page.shows('ไม่มีรายการรอยืนยัน')
  await browser.becomeOfficer(['member_service'], 'counter2')
  await browser.open(`/admin/members/${MEMBER}?tab=paper`)
  await page.part('listitem', { with: 'กระดาษ' }).comes()
})

test('a member reads what is new in the inbox, and chooses by which road a topic comes', async ({
  browser,
}) => {
  const { page } = browser
  const { db, sealing } = portal.app
  const told = { requestNo: '69-000077', state: 'อนุมัติแล้ว', at: new Date() }
  await notify(db, sealing, MEMBER, { template: 'request_moved', ...told })
  await browser.open('/member/notices')
  const notice = page.part('listitem', { with: '69-000077' })
  await notice.shows('ใหม่ · คำขอและคำตอบ')
  const requests = page.part('group', { name: 'คำขอและคำตอบ' })
  await requests.holdsTick('SMS', false)
  await requests.tick('SMS')
  await page.tick(/^แสดงรายละเอียดของเรื่อง/)
  // They show at once what was ticked; that it is saved is told in a sentence.
  await page.shows('เปิดการแจ้งเตือนเรื่องคำขอและคำตอบ ทาง SMS แล้ว')
  await page.shows('ข้อความจะมีรายละเอียดของเรื่องด้วย')
  await browser.reload()
  await requests.holdsTick('SMS', true)
  await page.holdsTick(/^แสดงรายละเอียดของเรื่อง/, true)
  await notice.shows('คำขอและคำตอบ')
  await notice.lacks('ใหม่')
})

test('a member has notifications on the phone, and ends them', async ({ browser }) => {
  const { page } = browser
  useNotificationsAt('https://push.example/phone')
  portal.app.settings.webPush = { subject: 'mailto:a@coop.example', hosts: ['push.example'] }
  await browser.open('/member/notices')
  await page.press('เปิดแจ้งเตือนบนเครื่องนี้')
  const device = page.part('listitem', { with: 'เปิดเมื่อ' })
  await device.comes()
  await browser.reload()
  await device.press(/^ปิด แจ้งเตือนบน/)
  await device.goes()
  await browser.reload()
  await page.shows('แจ้งเตือนบนเครื่อง')
  await device.goes()
  portal.app.settings.webPush = undefined
})

test('a member links LINE from the page, by a code written in the chat and LINE’s own word, and ends it', async ({
  browser,
}) => {
  const { page } = browser
  const line = await givenLine()
  portal.app.settings.line = line.settings
  const user = aLineUser()
  const said = (event: object) => line.tell(portal.app, [anEvent(user, event)])
  await browser.open('/member/notices')
  await page.press('เชื่อม LINE')
  await page.shows('@coop')
  const code = /ส่งรหัส ?([A-Z2-9]{8})/.exec(page.element.textContent ?? '')?.[1] ?? ''
  await said(saying(code))
  await browser.reload()
  await page.shows('ได้รับรหัสจาก LINE ของท่านแล้ว')
  const left = vi.spyOn(console, 'error').mockReturnValue(undefined)
  await page.press('ยืนยันกับ LINE')
  await vi.waitFor(async () =>
    expect(
      await portal.rows('select 1 from line_pairing where nonce_sha256 is not null'),
    ).toHaveLength(1),
  )
  left.mockRestore()
  // The address led to LINE; what it says there is known only as a hash.
  await portal.rows(`update line_pairing set nonce_sha256 = sha256('${NONCE}')`)
  await said(linked(NONCE))
  await browser.reload()
  await page.shows('เชื่อมเมื่อ')
  await page.press('ยกเลิกการเชื่อม LINE')
  await page.press('เชื่อม LINE')
  await browser.reload()
  await page.lacks('เชื่อมเมื่อ')
  portal.app.settings.line = undefined
})
