import {
  expect,
  expectNotFound,
  givenSettledVisitor,
  test,
  visit,
  waitForHydration,
} from './support/journey.ts'
import { writeMatter } from './support/public/demand.ts'
import { takeScreenshot } from './support/screenshot.ts'
import { expectStateInOrder } from './support/sweep/barriers.ts'

const CODE = /^[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/

givenSettledVisitor()

test('a member sends a matter with a paper, keeps the code and follows it; what is missing or lost on the way is told', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(/400/)
  expectNotFound(complaints)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit(page, '/demand')
  await takeScreenshot(page, 'demand', { swept: true, fullPage: true })
  const track = page.getByRole('region', { name: 'ติดตามเรื่องที่ส่งแล้ว' })
  await test.step('a code that nobody holds is told so, and stays in its field', async () => {
    await track.getByLabel('เลขติดตาม').fill('ABC')
    await track.getByRole('button', { name: 'ดูความคืบหน้า' }).click()
    await expect(track).toContainText('รวม 12 ตัว')
    await track.getByLabel('เลขติดตาม').fill('AAAA-BBBB-CCCC')
    await track.getByRole('button', { name: 'ดูความคืบหน้า' }).click()
    await expect(track).toContainText('ไม่พบเรื่องตามเลขติดตามนี้')
    await expect(track.getByLabel('เลขติดตาม')).toHaveValue('AAAA-BBBB-CCCC')
  })
  await test.step('what is missing is said on top and beside its field, and takes the focus', async () => {
    await page.getByLabel('หัวข้อ').fill('มีแต่หัวข้อ')
    await page.getByRole('button', { name: 'ส่งเรื่อง' }).click()

    const summary = page.getByRole('main').getByRole('alert')
    await expect(summary).toBeFocused()
    await expect(summary).toContainText('กรุณาแก้ไข 3 รายการ')
    await expectStateInOrder(page)
    await summary.getByRole('link', { name: 'กรุณากรอกรายละเอียด' }).click()
    await expect(page.getByLabel('รายละเอียด')).toBeFocused()
    await expect(page.getByLabel('หัวข้อ')).toHaveValue('มีแต่หัวข้อ')
  })
  await page.getByRole('link', { name: 'ส่งเรื่องถึงสหกรณ์' }).click()
  await writeMatter(page, 'ขอที่นั่งรอเพิ่ม')
  const paper = (name: string, text: string) => ({
    name,
    mimeType: 'application/pdf',
    buffer: Buffer.from(text),
  })
  await page
    .getByLabel('แนบไฟล์')
    .setInputFiles([paper('ผังที่นั่ง.pdf', '%PDF-1.7\n%%EOF\n'), paper('ปลอม.pdf', 'MZ')])
  await expect(page.getByText('ปลอม.pdf: ไฟล์ต้องเป็น PDF หรือรูป JPEG, PNG, WebP')).toBeVisible()
  await expect(page.getByRole('button', { name: 'ไม่แนบ ผังที่นั่ง.pdf' })).toBeVisible()
  await expectStateInOrder(page)
  await page.getByRole('button', { name: 'ส่งเรื่อง' }).click()

  await expect(page.getByRole('heading', { name: 'ส่งเรื่องแล้ว' })).toBeFocused()
  await expect(page.getByText('แนบไฟล์ 1 ไฟล์แล้ว')).toBeVisible()
  const code = String(await page.locator('#send strong').textContent())
  expect(code).toMatch(CODE)
  await page.getByRole('button', { name: 'คัดลอกเลขติดตาม' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code)

  await track.getByLabel('เลขติดตาม').fill(code.toLowerCase().replaceAll('-', ''))
  await track.getByRole('button', { name: 'ดูความคืบหน้า' }).click()
  await expect(track.getByRole('listitem').first()).toContainText('รอมอบหมายฝ่ายที่รับผิดชอบ')
  await expectStateInOrder(page)

  await page.reload()
  await expect(page.getByRole('main')).not.toContainText('ขอที่นั่งรอเพิ่ม')
  await expect(page.getByLabel('หัวข้อ')).toHaveValue('')
  await test.step('without a connection nothing typed is lost, and the draft is there the next day', async () => {
    complaints.expect(/ERR_INTERNET_DISCONNECTED/)
    await waitForHydration(page)
    await writeMatter(page, 'ส่งตอนสัญญาณหาย')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'ส่งเรื่อง' }).click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText('ข้อความที่พิมพ์ไว้ยังอยู่ครบ')
    await expect(page.getByLabel('รายละเอียด')).toHaveValue('บรรทัดหนึ่ง\nบรรทัดสอง')

    await context.setOffline(false)
    await visit(page, '/demand')
    await expect(page.getByText('นำข้อความที่พิมพ์ค้างไว้กลับมาให้แล้ว')).toBeVisible()
    await expect(page.getByLabel('หัวข้อ')).toHaveValue('ส่งตอนสัญญาณหาย')
    await page.getByRole('button', { name: 'ส่งเรื่อง' }).click()
    await expect(page.getByRole('heading', { name: 'ส่งเรื่องแล้ว' })).toBeVisible()
  })
})

test('a visitor reads an answered matter and supports it once', async ({ page }) => {
  await visit(page, '/demand')
  await page.getByRole('link', { name: 'ตอบแล้ว', exact: true }).click()
  await page.getByRole('searchbox').fill('พักกลางวัน')
  await page.getByRole('button', { name: 'ค้นหา', exact: true }).click()
  await page.getByRole('link', { name: /ขอเปิดเคาน์เตอร์ฝากถอนช่วงพักกลางวัน/ }).click()

  await expect(page.getByRole('heading', { level: 1 })).toContainText('ขอเปิดเคาน์เตอร์')
  await expect(page.getByRole('main')).toContainText('ฝ่ายเงินฝาก · 26 มีนาคม 2569 · ตอบภายใน 9 วัน')
  await expect(page.getByRole('complementary')).toContainText('แจ้งคำตอบ')
  const support = page.getByRole('button', { name: 'เห็นด้วยกับเรื่องนี้' })
  await support.click()
  await expect(page.getByText('บันทึกแล้ว')).toBeVisible()
  const votes = await page.getByText(/คนเห็นด้วย$/).textContent()
  await support.click()
  await expect(page.getByText('ท่านเห็นด้วยกับเรื่องนี้แล้ว')).toBeVisible()
  await expect(page.getByText(/คนเห็นด้วย$/)).toHaveText(String(votes))
  await takeScreenshot(page, 'showdemand', { swept: true, fullPage: true })
  // A vote does not draw the page anew for everybody: who comes again sees it counted within a minute.
  await page.reload()
  await expect(page.getByText(/คนเห็นด้วย$/)).toBeVisible()
})
