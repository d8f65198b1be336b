import { readFileSync } from 'node:fs'
import { wordsOf } from '#documents/support/poppler.ts'
import { answer, EXAMPLE } from './support/caldividend.ts'
import { acceptCookies, expect, test, visit } from './support/journey.ts'

test.beforeEach(async ({ page, baseURL }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await acceptCookies(page, baseURL)
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
