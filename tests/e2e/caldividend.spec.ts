import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { wordsOf } from '#documents/support/poppler.ts'
import { acceptCookies, expect, test, visit } from './support/journey.ts'
import { look } from './support/look.ts'

const EXAMPLE =
  '/caldividend?year=2569&opening=50000&each=same&monthly=500&rate=5&method=A&interest=6000&return=12.5'

test.beforeEach(async ({ page, baseURL }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await acceptCookies(page, baseURL)
})

function answer(page: Page): Locator {
  return page.getByText(/^รวมรับ ปี/).locator('..')
}

test('a member sees what the last approved rate would bring, and changes the rest', async ({
  page,
}) => {
  await visit(page, '/caldividend')
  await expect(answer(page)).toContainText('2,584.76') // as the cooperative's own news tell
  await page.getByLabel('หุ้นยกมาต้นปี', { exact: true }).fill('๑๐๐,๐๐๐')

  await expect(answer(page)).toContainText('5,034.76')
  await expect(answer(page)).toBeInViewport({ ratio: 0.99 })
  await expect(page).toHaveURL(/opening=100000/)
})

test('months are typed one by one', async ({ page }) => {
  await visit(page, EXAMPLE)
  await page.getByLabel('กรอกทีละเดือน').check()
  await page.getByLabel('มีนาคม 2569').fill('')

  await expect(answer(page)).toContainText('3,368.75')
  await expect(page).toHaveURL(/each=own/)
  await page.reload()
  await expect(page.getByLabel('มีนาคม 2569')).toHaveValue('')
  await expect(answer(page)).toContainText('3,368.75')
  await look(page, 'caldividend-months')
})

test('the PDF holds the same figures', async ({ page }) => {
  await visit(page, EXAMPLE)
  await expect(answer(page)).toContainText('3,387.50')
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'PDF' }).click()
  const download = await downloading

  expect(download.suggestedFilename()).toBe('ประมาณการเงินปันผล ปี 2569.pdf')
  const words = wordsOf(readFileSync(await download.path()))
  expect(words).toContain('มกราคม 2569 31 ม.ค. 2569 500.00 11/12 22.92')
  expect(words).toContain('(สามพันสามร้อยแปดสิบเจ็ดบาทห้าสิบสตางค์)')
})

test('a rate over the cap is explained beside its field', async ({ page }) => {
  await visit(page, EXAMPLE)
  const rate = page.getByLabel('อัตราเงินปันผล', { exact: true })
  await rate.fill('11')
  await rate.blur()

  await expect(rate).toHaveAccessibleDescription(/อัตราปันผลต้องไม่เกิน 10.00% ต่อปี/)
})

test('it looks as it should', async ({ page }) => {
  await visit(page, EXAMPLE)
  await page.getByText('คำนวณอย่างไร').click()
  await page.getByText('ตัวเลือกเพิ่มเติม').click()

  await look(page, 'caldividend', { fullPage: true })
})

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test('the form is sent and the answer is drawn, month by month too', async ({ page }) => {
    await page.goto('/caldividend')
    await page.getByLabel('หุ้นยกมาต้นปี', { exact: true }).fill('100000')
    await page.getByLabel('กรอกทีละเดือน').check()
    await page.getByRole('button', { name: 'คำนวณ' }).click()

    await expect(answer(page)).toContainText('5,034.76')
    await page.getByLabel(/^มกราคม/).fill('1000')
    await page.getByRole('button', { name: 'คำนวณ' }).click()
    await expect(answer(page)).toContainText('5,057.22')
  })
})
