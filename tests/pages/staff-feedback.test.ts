// @vitest-environment jsdom

import { test } from '../support/pages/test.ts'

test('a moderator keeps a word off the board for a while', async ({ browser }) => {
  const { page, dialog } = browser
  await browser.becomeOfficer(['moderator'])
  await browser.open('/admin/blocks')
  await page.type('คำ', 'แชร์ลูกโซ่ทันใจ')
  await page.type(/^เหตุผล/, 'ชวนลงทุนเกินจริง')
  await page.press('กันคำนี้ออก')
  const blocked = page.part('row', { with: 'แชร์ลูกโซ่ทันใจ' })
  await blocked.shows('มีผล')
  await browser.reload()
  await blocked.shows('ชวนลงทุนเกินจริง')
  await page.holdsValue('คำ', '')
  await blocked.press(/^ยกเลิก/)
  await dialog.press('เลิกระงับ')
  await blocked.shows('สิ้นสุดแล้ว')
  await browser.reload()
  await blocked.shows('สิ้นสุดแล้ว')
})

test('a moderator adds, changes and removes an answer that is given often', async ({ browser }) => {
  const { page, dialog } = browser
  await browser.becomeOfficer(['moderator'])
  await browser.open('/admin/replies')
  await page.press('เพิ่มคำตอบ')
  await dialog.type(/^ชื่อคำตอบ/, 'เวลาทำการช่วงปีใหม่')
  await dialog.type(/^ข้อความ/, 'เปิดวันที่ 5 มกราคมค่ะ')
  await dialog.press('บันทึกคำตอบ')
  await dialog.goes()
  const reply = page.part('listitem', { with: 'เวลาทำการช่วงปีใหม่' })
  await reply.press(/^แก้ไข/)
  await dialog.type(/^ข้อความ/, 'เปิดวันที่ 6 มกราคมค่ะ')
  await dialog.press('บันทึกคำตอบ')
  await dialog.goes()
  await browser.reload()
  await reply.shows('เปิดวันที่ 6 มกราคมค่ะ')
  await reply.press(/^ลบ/)
  await dialog.press('ลบคำตอบสำเร็จรูป')
  await reply.goes()
  await browser.reload()
  await page.part('button', { name: 'เพิ่มคำตอบ' }).comes()
  await reply.goes()
})
