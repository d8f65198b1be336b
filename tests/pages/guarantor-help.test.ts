// A guarantor asks for help on the page of what they stand for; an officer answers on the desk; the guarantor reads it.

import { beforeAll } from 'vitest'
import { issueMemberSession } from '../support/given/session.ts'
import { givenWatchCase } from '../support/given/watch-case.ts'
import { givenPortal, type Portal } from '../support/night/portal.ts'
import type { Browser } from '../support/pages/browser.ts'
import { testAgainst } from '../support/pages/test.ts'

let portal: Portal
const test = testAgainst(() => portal.app)

beforeAll(async () => {
  portal = await givenPortal('guarantor_help_page', { members: 30, units: 4 })
})

async function become(browser: Browser, membership_no: string) {
  const { token } = await issueMemberSession(portal.app.db, membership_no, 'other')
  const member = { member_name: 'สมชาย', member_surname: 'ใจดี' }
  browser.become('user', { token, membership_no, member })
}

test('a guarantor asks for help, an officer answers, and the timeline says so', async ({
  browser,
}) => {
  const { page, dialog } = browser
  const { loanNo, guarantors } = await givenWatchCase(portal.app.db, { days: 12 })
  const [guarantor = ''] = guarantors
  await become(browser, guarantor)
  await browser.open('/member/coll')
  await page.press(new RegExp(`^ขอความช่วยเหลือ.*${loanNo}`))
  await dialog.press('ส่งคำขอ')
  await dialog.shows('กรุณากรอก')
  await dialog.tick('ขอเปลี่ยนตัวผู้ค้ำประกัน')
  await dialog.type('ต้องการให้สหกรณ์ช่วยอย่างไร', 'ผู้กู้ติดต่อไม่ได้')
  await dialog.press('ส่งคำขอ')
  await dialog.goes()
  await page.part('main').shows('ดูความคืบหน้าได้ที่หน้า “คำขอของฉัน”')
  await browser.open('/member/requests')
  await page.part('listitem', { with: 'ขอเปลี่ยนตัวผู้ค้ำประกัน' }).comes()

  await browser.becomeOfficer(['member_service'], 'helper')
  await browser.open('/admin/requests')
  await page.press(/^ค?ข?\.?.*\d{4}\/\d+/)
  await page.part('main').shows('ผู้กู้ติดต่อไม่ได้')
  await page.press('ตอบและปิดคำขอ')
  await dialog.type('คำตอบถึงสมาชิก', 'นัดพบวันจันทร์')
  await dialog.press('ส่งคำตอบ')
  await dialog.goes()
  await page.part('main').shows('นัดพบวันจันทร์')
  await browser.reload()
  await page.part('main').shows('นัดพบวันจันทร์')

  await become(browser, guarantor)
  await browser.open('/member/requests')
  await page.part('listitem', { with: 'นัดพบวันจันทร์' }).comes()
})
