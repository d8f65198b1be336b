// Messages to many members, from the officers' pages: each form sent once, its page opened again.

import { beforeAll } from 'vitest'
import { sendCampaigns } from '#server/campaigns/send.ts'
import { givenPortal, type Portal } from '../support/night/portal.ts'
import type { Browser } from '../support/pages/browser.ts'
import { testAgainst } from '../support/pages/test.ts'

let portal: Portal

const test = testAgainst(() => portal.app)

beforeAll(async () => {
  portal = await givenPortal('campaign_pages', { members: 12, months: 2 })
})

async function write({ page, ...browser }: Browser, words: string) {
  await page.type('ข้อความ', words)
  await page.press('บันทึกและนับผู้รับ')
  await page.shows('รอเจ้าหน้าที่อีกท่านตรวจและปล่อย')
  await page.shows(words)
  return browser
}

test('one officer writes, tests and waits; another lets it out, sees its numbers, and one that is wrong is stopped', async ({
  browser,
}) => {
  const { page, dialog } = browser
  await browser.becomeOfficer(['editor'], 'writer')
  await portal.rows(`update staff set membership_no = '000001' where login = 'writer'`)
  await browser.open('/admin/campaigns')
  await page.choose('เรื่อง', 'เงินปันผลและประชุมใหญ่')
  await page.shows(/ข้อความนี้ส่งเป็น SMS 2 ส่วนต่อคน ·/)
  await page.type('ข้อความ', 'ประชุมใหญ่'.repeat(20))
  await page.shows(/ข้อความนี้ส่งเป็น SMS 2 ส่วนต่อคน และ 4 ส่วนสำหรับผู้ที่ขอรายละเอียดในข้อความ/)
  await write(browser, 'ประชุมใหญ่วันเสาร์ ห้องประชุมใหญ่')
  await page.shows(/ข้อความนี้ส่งเป็น SMS 2 ส่วนต่อคน/)
  await page.press('ส่งทดสอบถึงตนเอง')
  await page.shows('ส่งทดสอบถึงท่านแล้ว')
  const address = location.pathname
  await browser.reload()
  await page.shows('รอเจ้าหน้าที่อีกท่านตรวจและปล่อย')

  await browser.becomeOfficer(['editor'], 'second', 'สมศักดิ์ ตรวจดี')
  await browser.open(address)
  await page.press('ปล่อยข้อความ')
  await dialog.press('ปล่อยเดี๋ยวนี้')
  await page.shows('กำลังส่ง')
  await sendCampaigns(portal.app, new AbortController().signal)
  await browser.reload()
  await page.shows('ส่งครบแล้ว')
  await page.shows(/ลงหน้าแจ้งเตือนแล้ว [1-9]/)

  await browser.open('/admin/campaigns')
  await page.part('row', { with: 'ประชุมใหญ่วันเสาร์' }).comes()
  await write(browser, 'ข้อความที่เขียนผิด')
  await page.press('หยุดข้อความนี้')
  await dialog.press('หยุดเดี๋ยวนี้')
  await page.shows('หยุดแล้ว')
  await browser.reload()
  await page.shows('หยุดก่อนปล่อย ไม่มีข้อความใดส่งถึงสมาชิก')
})
