// What a member asks at the desk: each form sent once, its page opened again.

import { beforeAll, beforeEach } from 'vitest'
import { A_PDF } from '../support/given/article-parts.ts'
import { newestCode } from '../support/given/contact.ts'
import { givenOrderProblem, openDesk } from '../support/given/request-desk.ts'
import { issueMemberSession } from '../support/given/session.ts'
import { signingCode } from '../support/given/signing.ts'
import { givenPortal, type Portal } from '../support/night/portal.ts'
import type { Browser } from '../support/pages/browser.ts'
import { testAgainst } from '../support/pages/test.ts'

const MEMBER = '000001'

let portal: Portal
let officers = 0

const test = testAgainst(() => portal.app)

beforeAll(async () => {
  portal = await givenPortal('desk_pages', { members: 12, months: 14 })
  await openDesk(portal.app, [MEMBER])
})

beforeEach<{ browser: Browser }>(async ({ browser }) => {
  const { token } = await issueMemberSession(portal.app.db, MEMBER, 'other')
  const member = { member_name: 'สมหญิง', member_surname: 'ใจงาม' }
  browser.become('user', { token, membership_no: MEMBER, member })
})

async function ask(browser: Browser, amount: string) {
  const { page } = browser
  await page.type(/^ค่าหุ้นใหม่ต่อเดือน/, amount)
  await signIt(browser)
}

async function openFirst(browser: Browser, tab = '') {
  await browser.open(`/admin/requests${tab}`)
  await browser.page.press(/^คข\./)
  await browser.page.part('heading', { with: 'ประวัติของคำขอ' }).comes()
}

async function openBatch(browser: Browser) {
  await browser.open('/admin/orders')
  await browser.page.press(/^คส\./)
  await browser.page.part('heading', { with: 'รายการคำสั่ง' }).comes()
}

async function tickAll(browser: Browser) {
  const { page } = browser
  await page.part('heading', { with: 'รายการตรวจ' }).comes()
  for (const box of document.querySelectorAll<HTMLInputElement>('main input[type=checkbox]'))
    box.click()
  await page.press('ตรวจแล้ว ส่งให้อนุมัติ')
}

test('a member asks, is asked to mend, mends, and two officers let it through', async ({
  browser,
}) => {
  const { page } = browser
  await browser.open('/member/share_change')
  await ask(browser, '1,530')
  await browser.reload()
  await page.part('listitem', { with: '1,530.00' }).comes()

  await browser.becomeOfficer(['member_service'], `maker${officers++}`)
  await openFirst(browser)
  await page.press('ส่งกลับให้แก้ไข')
  await page.type(/^สิ่งที่ให้สมาชิกแก้ไข/, 'ขอให้แจ้งจำนวนเต็มร้อย')
  await page.press('ส่งกลับ')
  await page.part('main').shows('ขอให้แจ้งจำนวนเต็มร้อย')
  await browser.reload()
  await page.part('main').shows('ขอให้แจ้งจำนวนเต็มร้อย')

  await browser.open('/member/requests')
  await page.press(/^แก้ไขแล้วส่งใหม่/)
  await ask(browser, '1,630')

  await openFirst(browser)
  await tickAll(browser)
  await page.part('main').shows('ตรวจแล้ว รออนุมัติ')
  await browser.reload()
  await page.part('main').shows('ตรวจแล้ว รออนุมัติ')

  await browser.becomeOfficer(['approver'], `approver${officers++}`)
  await openFirst(browser, '?tab=approve')
  await page.press('อนุมัติคำขอ')
  await page.part('main').shows('อนุมัติแล้ว รอส่งคำสั่ง')
  await browser.reload()
  await page.part('main').shows('อนุมัติแล้ว รอส่งคำสั่ง')

  await browser.open('/admin/orders')
  await page.press('จัดชุดคำสั่ง')
  await page.part('row', { with: 'รอปล่อย' }).comes()
  await openBatch(browser)
  await page.press('เลิกชุดนี้')
  await page.type('เหตุผล', 'ขอตรวจอีกครั้ง')
  await page.press('เลิกชุดคำสั่ง')
  await page.part('main').shows('ขอตรวจอีกครั้ง')
  await browser.reload()
  await page.part('main').shows('ขอตรวจอีกครั้ง')
  await browser.open('/admin/orders')
  await page.press('จัดชุดคำสั่ง')
  await page.part('row', { with: 'รอปล่อย' }).comes()

  await browser.becomeOfficer(['approver'], `releaser${officers++}`)
  await openBatch(browser)
  await page.press('ปล่อยชุดคำสั่ง')
  await page.part('main').shows('ปล่อยแล้ว')
  await browser.reload()
  await page.press('ไฟล์คำสั่ง (zip)')
  await browser.saves('.zip')
  await page.press('จัดชุดยกเลิก')
  await page.type('เหตุผล', 'ผิดงวด')
  await page.part('main').shows('ปล่อยแล้ว')
  await page.press('จัดชุดยกเลิก')
  await page.press(/^บันทึกผล/)
  await page.tick('ระบบหลักไม่รับ')
  await page.type(/^เหตุผลที่ไม่รับ/, 'ปิดงวดแล้ว')
  await page.press('บันทึกผลของคำสั่ง')
  await page.part('row', { with: 'ปิดงวดแล้ว' }).comes()
  await browser.reload()
  await page.part('row', { with: 'ปิดงวดแล้ว' }).comes()
  await browser.open('/admin/orders')
  await page.part('row', { with: 'ยกเลิก คส.' }).comes()
  await browser.reload()
  await page.part('row', { with: 'ยกเลิก คส.' }).comes()
  await givenOrderProblem(portal.app.db)
  await browser.reload()
  await page.press(/^ตรวจแล้ว/)
  await page.part('heading', { with: 'ผลจากระบบหลักที่ต้องตรวจ' }).goes()
  await browser.reload()
  await page.part('row', { with: 'ยกเลิก คส.' }).comes()
  await portal.rows(`update request set state = 'withdrawn'`)
})

test('a member withdraws a request, and an officer refuses another', async ({ browser }) => {
  const { page } = browser
  await browser.open('/member/share_change')
  await ask(browser, '1,730')
  await page.press(/^ถอนคำขอ/)
  await page.press('ถอนคำขอ')
  await page.part('listitem', { with: 'สมาชิกถอนคำขอ' }).comes()
  await browser.reload()
  await page.part('listitem', { with: 'สมาชิกถอนคำขอ' }).comes()

  await browser.open('/member/share_change')
  await ask(browser, '1,830')
  await browser.becomeOfficer(['member_service'], `maker${officers++}`)
  await openFirst(browser)
  await page.press('ไม่อนุมัติ')
  await page.type(/^คำอธิบายถึงสมาชิก/, 'เงินเดือนคงเหลือไม่พอ')
  await page.press('ไม่อนุมัติคำขอ')
  await page.part('button', { name: 'ไม่อนุมัติคำขอ' }).goes()
  await page.part('main').shows('เงินเดือนคงเหลือไม่พอ')
  await browser.reload()
  await page.part('main').shows('เงินเดือนคงเหลือไม่พอ')
})

/** Reads the paper, ticks what it states and signs it by the code on the phone. */
async function signIt(browser: Browser) {
  const { page } = browser
  await page.press('อ่านคำขอและลงนาม')
  await page.tick(/^ข้าพเจ้าได้อ่านคำขอ/)
  for (const box of document.querySelectorAll<HTMLInputElement>('main input[type=checkbox]'))
    if (!box.checked) box.click()
  await page.press(/^ส่งรหัสลงนามไปที่/)
  await page.shows('หากไม่ตรงกันอย่ากรอกรหัส')
  const [row] = await portal.rows(
    'select attempt from signing_attempt order by created_at desc limit 1',
  )
  await page.type(/^รหัสลงนาม/, await signingCode(portal.app, row.attempt))
  await page.press('ลงนาม')
  await page.part('listitem', { with: 'รอเจ้าหน้าที่ตรวจ' }).comes()
}

test('a member changes the address, the phone and the bank account, and stops what was not meant', async ({
  browser,
}) => {
  const { page } = browser
  await browser.open('/member/contact')
  await page.type(/^ถนน/, 'มิตรภาพ')
  await page.type(/^อีเมล/, 'new.address@example.com')
  await page.press('ส่งรหัสไปที่อีเมลใหม่')
  await page.shows('ใช้ได้ถึง')
  await page.type(/^รหัสยืนยัน/, '000000')
  await page.press('ยืนยันอีเมล')
  await page.shows('รหัสไม่ถูกต้องหรือหมดอายุ')
  await page.holdsValue(/^ถนน/, 'มิตรภาพ')
  await page.type(/^รหัสยืนยัน/, await newestCode(portal.app, MEMBER, 'email_code'))
  await page.press('ยืนยันอีเมล')
  await page.shows('ยืนยันอีเมลใหม่แล้ว')
  await signIt(browser)
  await browser.reload()
  await page.part('listitem', { with: 'ที่อยู่ในทะเบียน' }).comes()

  await browser.open('/member/phone')
  await page.type(/^หมายเลขโทรศัพท์มือถือใหม่/, '081-234-5678')
  await page.press('ส่งรหัสไปที่หมายเลขนี้')
  await page.shows('ใช้ได้ถึง')
  await page.type(/^รหัสยืนยัน/, await newestCode(portal.app, MEMBER, 'phone_code'))
  await page.press('ยืนยันหมายเลข')
  await page.shows('ยืนยันหมายเลขใหม่แล้ว')
  await signIt(browser)
  await browser.reload()
  await page.part('listitem', { with: 'พักไว้ถึงวันที่' }).comes()

  await browser.open('/member/bank_account')
  await page.choose(/^ธนาคาร/, '006')
  await page.type(/^เลขที่บัญชี/, '123-4-56789-0')
  await page.type(/^ชื่อบัญชีตามสมุดบัญชี/, 'คนอื่น ทั้งหมด')
  await page.attach(/^แนบไฟล์/, 'passbook.pdf', A_PDF)
  await page.part('listitem', { with: 'passbook.pdf' }).comes()
  await page.lacks('กำลังแนบ')
  await page.press('ตรวจข้อมูลแล้ว ไปลงนาม')
  await signIt(browser)
  await browser.reload()
  await page.part('listitem', { with: 'ธนาคารกรุงไทย xxx-xxx-7890' }).comes()

  // One press stops everything that is held, and whoever asks for more is sent to the counter.
  await page.part('listitem', { with: 'ธนาคารกรุงไทย xxx-xxx-7890' }).press(/^ไม่ใช่ฉัน หยุดคำขอนี้/)
  await page.part('listitem', { with: 'สมาชิกสั่งหยุด' }).comes()
  await browser.reload()
  await page.part('listitem', { with: 'สมาชิกสั่งหยุด' }).comes()
  await page.lacks('พักไว้ถึงวันที่')
  await browser.open('/member/phone')
  await page.type(/^หมายเลขโทรศัพท์มือถือใหม่/, '081-234-5679')
  await page.press('ส่งรหัสไปที่หมายเลขนี้')
  await page.shows('นำบัตรประชาชนไปติดต่อสหกรณ์')
  await page.holdsValue(/^หมายเลขโทรศัพท์มือถือใหม่/, '081-234-5679')
})

test('an officer at the counter takes down the new number of a member who lost the phone', async ({
  browser,
}) => {
  const { page } = browser
  await browser.becomeOfficer(['member_service'], `maker${officers++}`)
  await browser.open('/admin/members/000002?tab=account')
  await page.type(/^หมายเลขโทรศัพท์มือถือใหม่/, '0912345678')
  await page.type(/^เหตุผล/, 'โทรศัพท์เดิมหาย')
  await page.tick(/^ตรวจบัตรประชาชนตัวจริง/)
  await page.press('รับคำขอเปลี่ยนหมายเลข')
  await page.part('row', { with: '000002' }).comes()
  await browser.reload()
  await page.part('row', { with: 'พักไว้ถึง' }).comes()
})
