// What members do to their own data: look at the national id, change the photo, take a copy, ask for a correction.

import sharp from 'sharp'
import { expect, givenSettledVisitor, test, visit } from './support/journey.ts'
import { openWithinSite } from './support/open-within.ts'
import { differingRights } from './support/right-in-browser.ts'
import { takeScreenshot } from './support/screenshot.ts'
import { signInAs } from './support/signed-in.ts'

givenSettledVisitor()

test('the national id is shown on the password and hides itself; a photo is chosen, moved, saved and shown; a correction is asked for with a paper; all that is stored is taken away on paper', async ({
  page,
  complaints,
}) => {
  complaints.expect(/400/)
  await signInAs(page, '000002')
  await visit(page, '/member/status')
  const masked = page.getByText(/^x-xxxx-xxxxx-\d\d-x$/)
  await page.getByRole('button', { name: /แสดง.*เลขที่บัตรประชาชน/ }).click()
  await page.getByLabel('รหัสผ่านของท่าน', { exact: true }).fill('not this one')
  await page.getByRole('button', { name: 'แสดงเลขเต็ม' }).click()
  await expect(page.getByText(/รหัสผ่านไม่ถูกต้อง/).first()).toBeVisible()
  await takeScreenshot(page, 'portal-reveal')

  await page.clock.install()
  await page.getByLabel('รหัสผ่านของท่าน', { exact: true }).fill('demo-member')
  await page.getByRole('button', { name: 'แสดงเลขเต็ม' }).click()
  await expect(page.getByText(/^\d-\d{4}-\d{5}-\d\d-\d$/)).toBeVisible()
  await expect(masked).toBeHidden()
  await page.clock.runFor(31_000)
  await expect(masked).toBeVisible()

  await page.getByRole('button', { name: /^(เพิ่ม|เปลี่ยน)รูป$/ }).click()
  const dialog = page.getByRole('dialog', { name: 'รูปถ่ายของท่าน' })
  const picture = {
    create: { width: 900, height: 600, channels: 3, background: '#2b62c9' },
  } as const
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'ฉัน.jpg',
    mimeType: 'image/jpeg',
    buffer: await sharp(picture).jpeg().toBuffer(),
  })
  await dialog.getByRole('button', { name: 'ซูมเข้า' }).click()
  await dialog.getByRole('button', { name: /^ส่วนของรูปที่จะใช้/ }).press('ArrowLeft')
  await takeScreenshot(page, 'portal-photo')

  const sent = page.waitForRequest('**/api/member/wwwupload')
  await dialog.getByRole('button', { name: 'บันทึกรูป' }).click()
  expect((await sent).postDataJSON()).toMatchObject({
    name: 'ฉัน.jpg',
    croppedAreaPixels: { width: 480, height: 480 },
  })
  await expect(dialog).toBeHidden()
  await page.reload()
  await expect(page.getByRole('img', { name: /^รูปของคุณ/ })).toBeVisible()

  await page.getByRole('link', { name: /^ขอแก้ไขข้อมูล การทำงาน/ }).click()
  await page.getByRole('button', { name: 'ส่งคำขอแก้ไข' }).click()
  await expect(page.getByText('กรุณาแก้ไข 2 รายการ')).toBeVisible()

  await page.getByLabel('เรื่องที่ขอแก้ไข').selectOption('work')
  await page.getByLabel('ข้อมูลเดิมและข้อมูลที่ถูกต้อง').fill('ย้ายบ้านไปเลขที่ 99 หมู่ 1')
  const attach = page.getByLabel('แนบไฟล์')
  await attach.setInputFiles({
    name: 'ปลอม.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('MZ'),
  })
  await expect(page.getByText('ปลอม.pdf: ไฟล์ต้องเป็น PDF หรือรูป JPEG, PNG, WebP')).toBeVisible()
  await attach.setInputFiles({
    name: 'ทะเบียนบ้าน.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\n%%EOF\n'),
  })
  await expect(page.getByText('ทะเบียนบ้าน.pdf', { exact: true })).toBeVisible()
  await takeScreenshot(page, 'portal-correction')
  // The bar stays where it is while something is typed: what comes back under a finger takes its press.
  const bar = page.getByRole('navigation', { name: 'ทางลัด' })
  const send = page.getByRole('button', { name: 'ส่งคำขอแก้ไข' })
  await page.getByLabel('ข้อมูลเดิมและข้อมูลที่ถูกต้อง').tap()
  const edge = (await bar.boundingBox())?.y ?? 0
  const { y = 0, height = 0 } = (await send.boundingBox()) ?? {}
  await page.evaluate((by) => scrollBy({ top: by, behavior: 'instant' }), y + height - edge + 4)
  const { x, y: top = 0, width } = (await send.boundingBox()) ?? { x: 0, y: 0, width: 0 }
  await page.touchscreen.tap(x + width - 24, top + height / 2)
  await expect(page.getByRole('main').getByText(/ส่งคำขอแก้ไขข้อมูลแล้ว/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'คำขอที่ส่งไว้' })).toContainText('แนบ 1 ไฟล์')

  // What cannot be borrowed is told in a form that nobody sends.
  await openWithinSite(page, '/member/right')
  await page.getByLabel('ประเภทเงินกู้').selectOption({ label: 'เงินกู้สามัญ' })
  await page.getByRole('textbox', { name: 'วงเงินที่ต้องการ' }).fill('1500000')
  await page.getByRole('textbox', { name: 'จำนวนงวด' }).fill('12')
  await expect(page.getByText('ยังกู้ตามที่กรอกไม่ได้ เพราะ')).toBeVisible()
  await takeScreenshot(page, 'member-right', { fullPage: true })
  expect(await differingRights(page)).toEqual([])

  await openWithinSite(page, '/member/access')
  await page.getByRole('radio', { name: /PDF/ }).check()
  await page.getByLabel('รหัสผ่านของท่าน', { exact: true }).fill('demo-member')
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'ดาวน์โหลดสำเนาข้อมูล' }).click()
  expect((await saving).suggestedFilename()).toContain('.pdf')
  await page.reload()
  await expect(page.getByLabel('รหัสผ่านของท่าน', { exact: true })).toHaveValue('')
})
