import { ADVERT, CODE, givenReportedFeedback, SUBJECT } from '../support/given/reported-feedback.ts'
import { expect, test } from '../support/pages/test.ts'

const HIDE = 'ซ่อนข้อความ'
const WHY = 'โฆษณาเงินกู้นอกระบบ'

test('a moderator hides what was reported, and answers on the board', async ({
  app,
  browser,
  db,
}) => {
  const { page, dialog } = browser
  const { topic } = await givenReportedFeedback(db)
  await browser.becomeOfficer(['moderator'])
  await browser.open('/admin/board')
  const reported = page.part('listitem', { with: ADVERT })
  await reported.shows('ถูกแจ้ง 1 ครั้ง')
  await reported.press('ซ่อน')
  await dialog.shows('ซ่อนข้อความของ เงินด่วน?')
  await dialog.press(HIDE)
  await dialog.shows('กรุณากรอกเหตุผล')
  await dialog.type(/^เหตุผล/, WHY)
  await dialog.press(HIDE)
  await reported.goes()
  await browser.reload()
  await page.part('heading').comes()
  await page.lacks('กำลังโหลด')
  await reported.goes()

  await browser.open(`/admin/board/${topic}`)
  await page.shows(`เหตุผล: ${WHY}`)
  await page.type('คำตอบ', 'เปิดได้ค่ะ ใช้สูติบัตรของบุตร')
  await page.press('ส่งคำตอบ')
  const answer = page.part('article', { with: 'ใช้สูติบัตร' })
  await answer.comes()
  await page.press('ปิดรับคำตอบ')
  await page.part('button', { name: 'เปิดรับคำตอบ' }).comes()
  await page.press('แสดงกลับ')
  await page.part('button', { name: 'แสดงกลับ' }).goes()
  await browser.reload()
  await answer.comes()
  await page.part('button', { name: 'เปิดรับคำตอบ' }).comes()
  await page.part('article', { with: ADVERT }).press('ซ่อน')
  await dialog.type(/^เหตุผล/, WHY)
  await dialog.press(HIDE)
  await page.part('button', { name: 'แสดงกลับ' }).comes()

  const { data } = (await app.inject(`/api/info/board/${topic}`)).json()
  expect(data).toMatchObject({ locked: true })
  expect(JSON.stringify(data)).toContain('เปิดได้ค่ะ ใช้สูติบัตรของบุตร')
  expect(JSON.stringify(data)).not.toContain(ADVERT)
})

test('a moderator takes a member’s matter, notes what was done, and answers it in public', async ({
  app,
  browser,
  db,
}) => {
  const { page, dialog } = browser
  const { demand } = await givenReportedFeedback(db)
  await browser.becomeOfficer(['moderator'], 'moderator')
  await browser.open('/admin/demands')
  await page.press(SUBJECT)
  await page.shows('สมศรี ใจกล้า')
  await page.press(/^ผังที่จอดรถ\.pdf/)
  await browser.saves('ผังที่จอดรถ.pdf')
  await page.press('เริ่มดำเนินการ')
  await page.type('เพิ่มบันทึก', 'โทรหาฝ่ายอาคารแล้ว')
  await page.press('เพิ่มบันทึก')
  await page.shows('โทรหาฝ่ายอาคารแล้ว')
  await page.holdsValue('เพิ่มบันทึก', '')
  await page.press('รับเรื่องนี้เอง')
  await page.holdsValue('ผู้รับผิดชอบ', 'moderator')
  await page.type('คำตอบถึงผู้ส่ง', 'จัดที่จอดด้านข้างอาคารแล้ว เริ่มใช้ 1 ธันวาคม')
  await page.press('ส่งคำตอบ')
  await page.part('button', { name: 'แก้คำตอบ' }).comes()
  await page.type('รายละเอียด', 'ขอที่จอดรถหน้าอาคาร')
  await page.press('เผยแพร่เรื่องนี้')
  await dialog.press('เผยแพร่')
  await page.shows('เผยแพร่อยู่')
  await browser.reload()
  await page.shows('โทรหาฝ่ายอาคารแล้ว')
  await page.holdsValue('ผู้รับผิดชอบ', 'moderator')
  await page.shows('เผยแพร่อยู่')

  const told = await app.inject(`/api/info/demand/${demand}`)
  expect(told.body).toContain('จัดที่จอดด้านข้างอาคารแล้ว เริ่มใช้ 1 ธันวาคม')
  expect(told.body).not.toContain('081-111-2222')
  const tracked = await app.inject(`/api/info/demand/track/${CODE}`)
  expect(tracked.json().data.status).toBe('answered')
})

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
