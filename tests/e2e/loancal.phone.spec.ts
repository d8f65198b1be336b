import { readFileSync } from 'node:fs'
import { wordsOf } from '#documents/support/poppler.ts'
import { expect, givenSettledVisitor, test, visit, waitForHydration } from './support/journey.ts'
import { answer, EXAMPLE } from './support/public/loancal.ts'
import { takeScreenshot } from './support/screenshot.ts'

givenSettledVisitor()

test('what was typed before the browser took over is not lost; then a nurse types three numbers and sees the payment', async ({
  page,
}) => {
  await page.goto('/loancal')
  await page.getByLabel('จำนวนงวด', { exact: true }).fill('10')
  await expect(answer(page)).toContainText('เป็นเวลา 10 งวด')
  await expect(page.getByLabel('จำนวนงวด', { exact: true })).toHaveValue('10')

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

test('a loan is compared, taken away as a PDF, changed, and opened again from its address', async ({
  page,
}) => {
  await visit(page, EXAMPLE)
  await test.step('the PDF holds the same figures', async () => {
    const downloading = page.waitForEvent('download')
    await page.getByRole('link', { name: 'PDF' }).click()
    const download = await downloading

    expect(download.suggestedFilename()).toBe('ตารางผ่อนชำระเงินกู้ 120,000.00 บาท 24 งวด.pdf')
    const words = wordsOf(readFileSync(await download.path()))
    expect(words).toContain('24 31 ม.ค. 2571 31 5,223.86 26.62 5,250.48 0.00')
    expect(words).toContain('ดอกเบี้ยรวม')
  })
  await test.step('what cannot be is explained beside its field, once it has been left', async () => {
    const months = page.getByLabel('จำนวนงวด', { exact: true })
    await months.fill('0')
    await expect(page.getByText('จำนวนงวดต้องมีอย่างน้อย 1 งวด')).toHaveCount(0)
    await expect(answer(page)).toContainText('5,320.00')

    await months.blur()

    await expect(months).toHaveAccessibleDescription(/จำนวนงวดต้องมีอย่างน้อย 1 งวด/)
    await expect(page.getByText('ยังคำนวณไม่ได้')).toBeVisible()
    await takeScreenshot(page, 'loancal-wrong')
    await months.fill('24')
  })
  await test.step('the address follows, and opens the same again', async () => {
    await page.getByLabel('วงเงินกู้', { exact: true }).fill('240,000')
    await expect(page).toHaveURL(/amount=240000&/)
    const sum = await answer(page).textContent()

    await page.reload()

    await expect(page.getByLabel('วงเงินกู้', { exact: true })).toHaveValue('240,000')
    expect(await answer(page).textContent()).toBe(sum)
    await waitForHydration(page)
    await page.getByLabel('วงเงินกู้', { exact: true }).fill('120,000')
  })
  await test.step('both methods are compared, and the chosen one is worked out', async () => {
    const comparison = page.getByRole('region', { name: 'เปรียบเทียบวิธีผ่อน' })
    await expect(comparison).toContainText('ต้นเท่ากันทุกงวดประหยัดดอกเบี้ย 137.59 บาท')
    await expect(comparison.getByRole('row', { name: /ดอกเบี้ยรวม/ })).toContainText('7,472.89')

    await page.getByLabel('ต้นเท่ากันทุกงวด').check()

    await expect(page.getByText('งวดแรกประมาณ').locator('..')).toContainText('5,552.33')
    await expect(page).toHaveURL(/method=equal-principal/)

    await page.getByText('คำนวณอย่างไร').click()
    await page.getByText('ดูเป็นตาราง').click()
    await page.getByText(/^รับเงินกู้/).click()
    await takeScreenshot(page, 'loancal', { fullPage: true })
  })
})

test('360 rows are shown when asked for, and typing stays quick', async ({ page }) => {
  await visit(page, EXAMPLE.replace('months=24', 'months=360'))
  const rows = page.getByRole('table', { name: 'ตารางผ่อนชำระ' }).locator('tbody tr')
  await expect(rows).toHaveCount(12)
  await page.getByRole('link', { name: 'แสดงทุกงวด' }).click()
  await expect(rows).toHaveCount(360)

  const amount = page.getByLabel('วงเงินกู้', { exact: true })
  await amount.fill('')
  await amount.pressSequentially('900000')

  await expect(rows.first()).toContainText('898,742.47')
  await expect(page).toHaveURL(/amount=900000/)
})
