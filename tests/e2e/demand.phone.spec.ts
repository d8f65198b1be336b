import { writeMatter } from './support/demand.ts'
import { acceptCookies, expect, expectNotFound, test, visit } from './support/journey.ts'

test.beforeEach(async ({ page, baseURL }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await acceptCookies(page, baseURL)
})

test('without a connection nothing typed is lost, and the draft is there the next day', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/)
  await visit(page, '/demand')
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

test('a code that nobody holds is told so, and stays in its field', async ({
  page,
  complaints,
}) => {
  expectNotFound(complaints)
  await visit(page, '/demand')
  const track = page.getByRole('region', { name: 'ติดตามเรื่องที่ส่งแล้ว' })
  await track.getByLabel('เลขติดตาม').fill('ABC')
  await track.getByRole('button', { name: 'ดูความคืบหน้า' }).click()
  await expect(track).toContainText('รวม 12 ตัว')
  await track.getByLabel('เลขติดตาม').fill('AAAA-BBBB-CCCC')
  await track.getByRole('button', { name: 'ดูความคืบหน้า' }).click()
  await expect(track).toContainText('ไม่พบเรื่องตามเลขติดตามนี้')
  await expect(track.getByLabel('เลขติดตาม')).toHaveValue('AAAA-BBBB-CCCC')
})
