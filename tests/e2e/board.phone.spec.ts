import {
  expect,
  expectNotFound,
  givenSettledVisitor,
  test,
  visit,
  waitForHydration,
} from './support/journey.ts'
import { openWithinSite } from './support/open-within.ts'
import { QUESTION, writeQuestion } from './support/public/board.ts'
import { takeScreenshot } from './support/screenshot.ts'

givenSettledVisitor()

test('a visitor finds a question by a word of its answer, reports a message once, answers after throwing a draft away, and turns the pages of the board', async ({
  page,
  complaints,
}) => {
  await visit(page, '/board')
  await takeScreenshot(page, 'board', { swept: true })
  await page.getByRole('searchbox').fill('๔๗๒.๖๐')
  await page.getByRole('button', { name: 'ค้นหา' }).click()
  await expect(page.getByText('พบ 1 กระทู้')).toBeVisible()
  await page.getByRole('link', { name: QUESTION }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(QUESTION)
  await expect(page).toHaveTitle(new RegExp(`^main \\| ${QUESTION}`))
  const first = page.getByRole('listitem').filter({ hasText: 'ฝ่ายทะเบียนและเรียกเก็บ' })
  await expect(first.getByText('เจ้าหน้าที่', { exact: true })).toBeVisible()
  await takeScreenshot(page, 'board-show', { swept: true, fullPage: true })

  await first.getByRole('button', { name: 'แจ้งลบข้อความ' }).click()
  await first.getByRole('button', { name: 'ส่งคำแจ้ง' }).click()
  await expect(first.getByRole('link', { name: 'กรุณาเลือกเหตุผล' })).toBeVisible()
  await first.getByLabel('ข้อมูลไม่ถูกต้อง').check()
  await takeScreenshot(page, 'board-report', { fullPage: true })
  await first.getByRole('button', { name: 'ส่งคำแจ้ง' }).click()
  await expect(first.getByRole('status')).toContainText('แจ้งลบข้อความแล้ว')

  // What was begun is there again when the page is loaded anew, and is thrown away; nobody reports a message twice.
  complaints.expect(/409/)
  await page.getByLabel('คำตอบ', { exact: true }).fill('ของดิฉันก็เหมือนกันค่ะ')
  await page.reload()
  await waitForHydration(page)
  await first.getByRole('button', { name: 'แจ้งลบข้อความ' }).click()
  await first.getByLabel('เหตุผลอื่น').check()
  await first.getByRole('button', { name: 'ส่งคำแจ้ง' }).click()
  await expect(first.getByText('ท่านแจ้งข้อความนี้ไว้แล้ว')).toBeVisible()

  await page.getByRole('button', { name: 'ลบแล้วเริ่มใหม่' }).click()
  await expect(page.getByLabel('คำตอบ', { exact: true })).toHaveValue('')

  await page.getByLabel('คำตอบ', { exact: true }).fill('ตรวจสอบได้ในเมนูรายการเรียกเก็บค่ะ')
  await page.getByLabel('ชื่อผู้ตอบ').fill('พี่พยาบาล')
  await page.getByRole('button', { name: 'ส่งคำตอบ' }).click()

  const told = page.getByRole('status').filter({ hasText: 'ส่งคำตอบแล้ว' })
  await expect(told).toContainText('รอเจ้าหน้าที่ตรวจสอบ')
  await expect(told).toBeFocused()
  await takeScreenshot(page, 'board-answered')
  await expect(page.getByText('ตรวจสอบได้ในเมนูรายการเรียกเก็บค่ะ')).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(QUESTION)
  await expect(page.getByLabel('คำตอบ', { exact: true })).toHaveValue('')
  await waitForHydration(page)

  await openWithinSite(page, '/board')
  await page.getByRole('link', { name: 'ถัดไป' }).click()
  await expect(page).toHaveURL('/board?page=2')
  await expect(page.getByText('หน้า 2 จาก 2')).toBeVisible()
  await page.getByRole('link', { name: 'รอคำตอบ', exact: true }).click()
  await expect(page).toHaveURL('/board?filter=waiting')
  const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: 'ลาศึกษาต่อ' })
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('รอคำตอบ')
})

test('a guest posts a question and is told that it waits; of another no word is lost with the connection', async ({
  page,
  complaints,
  request,
}) => {
  await visit(page, '/board')
  await page.getByRole('link', { name: 'ตั้งกระทู้ใหม่' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'ตั้งกระทู้ใหม่' })).toBeFocused()

  await page.getByRole('button', { name: 'ส่งกระทู้' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'กรุณาแก้ไข 3 รายการ' })).toBeFocused()
  await expect(page).toHaveTitle(/^main \| ข้อผิดพลาด: /)
  await takeScreenshot(page, 'board-post-wrong', { fullPage: true })
  await page.getByRole('link', { name: 'กรุณากรอกรายละเอียด' }).click()
  await expect(page.getByLabel('รายละเอียด')).toBeFocused()

  await writeQuestion(page, 'กู้ซื้อรถจักรยานยนต์ได้ไหม')
  await page.getByLabel('หัวข้อ').fill('ก'.repeat(130))
  await expect(page.getByText('เกินมา 10 ตัวอักษร')).toBeVisible()
  await page.getByLabel('หัวข้อ').fill('กู้ซื้อรถจักรยานยนต์ได้ไหม')
  await page.getByRole('button', { name: 'ส่งกระทู้' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'ส่งกระทู้แล้ว' })).toBeFocused()
  await expect(page.getByText('กระทู้รอเจ้าหน้าที่ตรวจสอบก่อนแสดง')).toBeVisible()
  await takeScreenshot(page, 'board-sent', { fullPage: true })
  const address = String(await page.getByText(/\/boardShow\/\d+$/).textContent())
  expectNotFound(complaints)
  expect((await request.get(address)).status()).toBe(404)
  expect(await (await request.get('/board')).text()).not.toContain('กู้ซื้อรถจักรยานยนต์ได้ไหม')
  await openWithinSite(page, '/board')
  await page.getByRole('link', { name: 'ตั้งกระทู้ใหม่' }).click()
  await expect(page.getByLabel('หัวข้อ')).toHaveValue('')

  complaints.expect(/ERR_INTERNET_DISCONNECTED/)
  await writeQuestion(page, 'เน็ตหลุดระหว่างส่ง')
  await page.route('**/api/**', (route) => route.abort('internetdisconnected'))
  await page.getByRole('button', { name: 'ส่งกระทู้' }).click()

  await expect(page.getByRole('alert').filter({ hasText: 'ไม่สามารถเชื่อมต่อได้' })).toBeFocused()
  await expect(page.getByLabel('รายละเอียด')).toHaveValue('ขอทราบเงื่อนไขค่ะ')

  await page.unroute('**/api/**')
  await visit(page, '/boardPost')
  await expect(page.getByText('นำข้อความที่พิมพ์ค้างไว้กลับมาให้แล้ว')).toBeVisible()
  await expect(page.getByLabel('หัวข้อ')).toHaveValue('เน็ตหลุดระหว่างส่ง')
  await expect(page.getByLabel('ชื่อผู้ตั้งกระทู้')).toHaveValue('สมหญิง')
  await takeScreenshot(page, 'board-draft', { fullPage: true })
  await page.getByRole('button', { name: 'ส่งกระทู้' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'ส่งกระทู้แล้ว' })).toBeVisible()
})
