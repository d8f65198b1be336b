// How the site sends SMS and e-mail: entered, tried with a provider that takes it, and there again.

import { sendersOf } from '#server/outbox/senders.ts'
import { givenSmsProvider } from '../support/outside/sms-provider.ts'
import { expect, test } from '../support/pages/test.ts'

test('an officer enters how SMS are sent, sends one to their own phone, and then how e-mails are', async ({
  app,
  browser,
}) => {
  const { page, dialog } = browser
  const provider = await givenSmsProvider()
  // As a running site has them (server/http/serve.ts).
  Object.assign(app, { senders: sendersOf(app.settings) })
  await browser.becomeOfficer(['administrator'])
  await browser.open('/admin/senders')
  await page.type('ที่อยู่ (URL)', provider.url)
  await page.type(/^รหัสลับที่ 1/, 'k3y')
  await page.type(/^ชื่อผู้ส่ง/, 'COOP')
  await page.type(/^ข้อความที่ต้องมีในคำตอบ/, 'success')
  await page.press('บันทึกการส่ง SMS')
  await page.shows('แก้ไขล่าสุดโดย')
  await page.press('ส่งทดสอบ')
  await dialog.type('เบอร์โทรศัพท์ของท่าน', '0812345678')
  await dialog.press('ส่งทดสอบ')
  await page.shows('ผู้ให้บริการรับข้อความทดสอบเมื่อ')
  expect(provider.received.join('')).toContain('0812345678')
  provider.close()
  Object.assign(app, { senders: undefined })
  await browser.reload()
  await page.holdsValue('ที่อยู่ (URL)', provider.url)

  await page.press('อีเมล')
  await page.type('เครื่องส่งอีเมล', 'mail.coop.example')
  await page.type(/^อีเมลผู้ส่ง/, 'no-reply@coop.example')
  await page.press('บันทึกการส่งอีเมล')
  await page.shows('ยังไม่ได้ส่งทดสอบด้วยค่าชุดนี้')
  await browser.reload()
  await page.holdsValue('เครื่องส่งอีเมล', 'mail.coop.example')
})
