import { acceptCookies, expect, test, visit } from './support/journey.ts'
import { answer, EXAMPLE } from './support/loancal.ts'
import { takeScreenshot } from './support/screenshot.ts'

test.beforeEach(async ({ page, baseURL }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await acceptCookies(page, baseURL)
})

test('a nurse types three numbers and sees the monthly payment without looking for it', async ({
  page,
}) => {
  await visit(page, '/loancal')
  await page.getByLabel('ประเภทเงินกู้').selectOption('2')
  await page.getByLabel('วงเงินกู้', { exact: true }).fill('๓๐๐๐๐๐')
  await page.getByLabel('อัตราดอกเบี้ย', { exact: true }).fill('5.75')
  await page.getByLabel('จำนวนงวด', { exact: true }).fill('60')

  await expect(answer(page)).toContainText(/5,7[67]0\.00 บาท เป็นเวลา 60 งวด/)
  await page.getByRole('button', { name: 'คำนวณ' }).click()
  await expect(answer(page)).toBeInViewport({ ratio: 0.99 })
  await page.getByLabel('วงเงินกู้', { exact: true }).focus()
  await expect(page.getByLabel('วงเงินกู้', { exact: true })).toHaveValue('300,000')
})

test('what cannot be is explained beside its field, once it has been left', async ({ page }) => {
  await visit(page, EXAMPLE)
  const months = page.getByLabel('จำนวนงวด', { exact: true })
  await months.fill('0')
  await expect(page.getByText('จำนวนงวดต้องมีอย่างน้อย 1 งวด')).toHaveCount(0)
  await expect(answer(page)).toContainText('5,320.00')

  await months.blur()

  await expect(months).toHaveAccessibleDescription(/จำนวนงวดต้องมีอย่างน้อย 1 งวด/)
  await expect(page.getByText('ยังคำนวณไม่ได้')).toBeVisible()
  await takeScreenshot(page, 'loancal-wrong')
})

test('it looks as it should', async ({ page }) => {
  await visit(page, EXAMPLE)
  await page.getByText('คำนวณอย่างไร').click()
  await page.getByText('ดูเป็นตาราง').click()
  await page.getByText(/^รับเงินกู้/).click()

  await takeScreenshot(page, 'loancal', { fullPage: true })
})
