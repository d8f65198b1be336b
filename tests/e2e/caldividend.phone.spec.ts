import { readFileSync } from 'node:fs'
import { wordsOf } from '#documents/support/poppler.ts'
import { expect, givenSettledVisitor, test, visit } from './support/journey.ts'
import { answer, EXAMPLE } from './support/public/caldividend.ts'
import { takeScreenshot } from './support/screenshot.ts'

givenSettledVisitor()

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

test('a year is taken away as a PDF, corrected, typed month by month, and opened again', async ({
  page,
}) => {
  await visit(page, EXAMPLE)
  await test.step('the PDF holds the same figures', async () => {
    await expect(answer(page)).toContainText('3,387.50')
    const downloading = page.waitForEvent('download')
    await page.getByRole('link', { name: 'PDF' }).click()
    const download = await downloading

    expect(download.suggestedFilename()).toBe('ประมาณการเงินปันผล ปี 2569.pdf')
    const words = wordsOf(readFileSync(await download.path()))
    expect(words).toContain('มกราคม 2569 31 ม.ค. 2569 500.00 11/12 22.92')
    expect(words).toContain('(สามพันสามร้อยแปดสิบเจ็ดบาทห้าสิบสตางค์)')

    await page.getByText('คำนวณอย่างไร').click()
    await page.getByText('ตัวเลือกเพิ่มเติม').click()
    await takeScreenshot(page, 'caldividend', { fullPage: true })
  })
  await test.step('a rate over the cap is explained beside its field', async () => {
    const rate = page.getByLabel('อัตราเงินปันผล', { exact: true })
    const before = await rate.inputValue()
    await rate.fill('11')
    await rate.blur()
    await expect(rate).toHaveAccessibleDescription(/อัตราปันผลต้องไม่เกิน 10.00% ต่อปี/)
    await rate.fill(before)
  })
  await test.step('months are typed one by one', async () => {
    await page.getByLabel('กรอกทีละเดือน').check()
    await page.getByLabel('มีนาคม 2569').fill('')

    await expect(answer(page)).toContainText('3,368.75')
    await expect(page).toHaveURL(/each=own/)
    await page.reload()
    await expect(page.getByLabel('มีนาคม 2569')).toHaveValue('')
    await expect(answer(page)).toContainText('3,368.75')
    await takeScreenshot(page, 'caldividend-months')
  })
})
