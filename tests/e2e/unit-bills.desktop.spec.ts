import { readFileSync } from 'node:fs'
import { acceptCookies, expect, test } from './support/journey.ts'
import { openWithinSite } from './support/open-within.ts'
import { takeScreenshot } from './support/screenshot.ts'
import { signInAsUnit } from './support/signed-in.ts'

test('a clerk looks at the month, finds a person, writes the letter and takes everything in one file', async ({
  page,
  baseURL,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await acceptCookies(page, baseURL)
  await signInAsUnit(page)

  await page.goto('/membergroup/keeprep?period=2026-10')
  const hero = page.getByRole('region', { name: /ยอดเรียกเก็บ สำนักงานสาธารณสุข/ })
  await expect(hero).toContainText('5 พฤศจิกายน 2569')
  const total = (await hero.locator('data').first().textContent()) ?? ''
  await expect(page.getByRole('table', { name: 'ยอดเรียกเก็บตามประเภท' })).toContainText(total)
  await expect(page.getByRole('article', { name: 'ตัวอย่างงบหน้า' })).toContainText(total)
  await takeScreenshot(page, 'unit-keeprep', { swept: true, fullPage: true })

  const search = page.getByRole('search')
  await search.getByLabel('ค้นหาสมาชิก').fill('สมหญิง ใจงาม')
  await search.getByRole('button', { name: 'ค้นหา' }).click()
  await expect(page.getByText(/^1 ราย รวม/)).toBeVisible()
  const person = page.locator('details').filter({ hasText: '000001' })
  await person.locator('summary').click()
  await expect(person.getByText(/x-xxxx-xxxxx-\d\d-x/)).toBeVisible()
  await expect(person.getByText('ค่าหุ้นรายเดือน')).toBeVisible()

  await openWithinSite(page, '/membergroup/delivery_book?period=2026-10')
  const sheet = page.getByRole('article', { name: 'ตัวอย่างหนังสือนำส่ง' })
  const number = 'สธ 0032/745'
  await page.getByLabel('เลขที่หนังสือ').fill(number)
  await page.getByRole('button', { name: 'อ้างถึงหนังสือนี้' }).click()
  await expect(sheet).toContainText(/อ้างถึงหนังสือสหกรณ์ ที่ สอ ว [๐-๙]+\/๒๕๖๙/)
  await page.getByLabel('ผู้ลงนาม', { exact: false }).first().fill('นางจันทร์เพ็ญ ศรีวงศ์')
  await expect(sheet).toContainText('ที่ สธ ๐๐๓๒/๗๔๕')
  await page.getByLabel('อ้างถึง').fill('ที่ สอ 12/2569')
  await expect(sheet).toContainText('อ้างถึงที่ สอ ๑๒/๒๕๖๙')
  await expect(sheet).toContainText(`รวมเป็นเงินทั้งสิ้น ${thai(total)} บาท`)
  // The cooperative has the money of this month: nothing is left to pay by a code.
  await expect(sheet.getByRole('img', { name: /คิวอาร์โค้ดชำระเงิน/ })).toHaveCount(0)
  await takeScreenshot(page, 'unit-letter', { swept: true, fullPage: true })

  // What was typed is saved before anything is printed of it.
  const [bundle] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'ดาวน์โหลดชุดเอกสาร (ZIP)' }).click(),
  ])
  expect(bundle.suggestedFilename()).toBe('ชุดเอกสารเรียกเก็บ_00010001_2569-10.zip')
  const names = readFileSync(await bundle.path(), 'utf8')
  for (const paper of [
    'หนังสือแจ้งรายการเรียกเก็บ',
    'หนังสือนำส่ง',
    'งบหน้ารายการเรียกเก็บ',
    'สรุปรายการเรียกเก็บ',
    'บัญชีรายชื่อสมาชิก',
  ])
    expect(names).toContain(paper)
  await expect(page.getByText('บันทึกแล้ว เดือนหน้าจะใช้ผู้ลงนามเดิมให้')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('เลขที่หนังสือ')).toHaveValue(number)

  await openWithinSite(page, '/membergroup/summarize_rep?period=2026-10')
  await expect(page.getByRole('figure', { name: /^12 เดือน/ })).toBeVisible()
  await page.getByRole('combobox', { name: 'ประเภท' }).selectOption({ label: 'เงินฝาก' })
  await expect(page).toHaveURL(/kind=deposit/)
  const button = page.getByRole('button', { name: /^ดาวน์โหลด CSV \(\d+ คน\)/ })
  await expect(button).toBeVisible()
  await takeScreenshot(page, 'unit-summary', { swept: true, fullPage: true })
})

function thai(text: string): string {
  return text.replace(/[0-9]/g, (digit) => String.fromCharCode(0x0e50 + Number(digit)))
}
