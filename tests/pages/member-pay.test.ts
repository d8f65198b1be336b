// Paying by a code: the member's page.

import { beforeAll, beforeEach } from 'vitest'
import { forgetContent } from '#server/pages/forget-content.ts'
import { givenPayOpen } from '../support/given/pay.ts'
import { issueMemberSession } from '../support/given/session.ts'
import { givenPortal, type Portal } from '../support/night/portal.ts'
import type { Browser } from '../support/pages/browser.ts'
import { testAgainst } from '../support/pages/test.ts'

const MEMBER = '000001'

let portal: Portal
const test = testAgainst(() => portal.app)

beforeAll(async () => {
  portal = await givenPortal('member_pay_page', { members: 12, months: 14 })
  await givenPayOpen(portal.app.db)
  forgetContent(portal.app)
})

beforeEach<{ browser: Browser }>(async ({ browser }) => {
  const { token } = await issueMemberSession(portal.app.db, MEMBER, 'other')
  const member = { member_name: 'สมหญิง', member_surname: 'ใจงาม' }
  browser.become('user', { token, membership_no: MEMBER, member })
})

test('a member makes a code to pay something, finds it again, and the pages lead there', async ({
  browser,
}) => {
  const { page } = browser
  await browser.open('/member/pay')
  await page.press('สร้างคิวอาร์โค้ด')
  await page.part('main').shows('เลือกเรื่องที่ชำระ')
  await page.tick(/^ชำระเรื่องอื่น/)
  await page.type('ชำระเพื่อ', 'ค่าธรรมเนียมสมุดใหม่')
  await page.type('จำนวนเงิน', '1,250.50')
  await page.press('สร้างคิวอาร์โค้ด')
  await browser.arrivesAt(/code=\d+/)
  const card = page.part('article', { name: /ค่าธรรมเนียมสมุดใหม่/ })
  await card.shows('Ref.1')
  await card.shows('รอชำระและธนาคารยืนยัน')
  await browser.reload()
  await card.shows('1,250.50')
  await card.press('ชำระเรื่องอื่น')
  await page.part('main').shows('รอชำระ · สร้างเมื่อ')
})
