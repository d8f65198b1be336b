// A member's way through the menu, from the overview to the last page: each shows its own feed's figure, is
// readable in both themes, and fits the screen.

import { firstOfMonth } from '#domain/calendar/day.ts'
import { buddhistYear, monthAndYear } from '#domain/calendar/thai-date.ts'
import { formatBaht, satang } from '#domain/money/money.ts'
import { acceptCookies, expect, test, visit } from './support/journey.ts'
import { openWithinSite } from './support/open-within.ts'
import { takeScreenshot } from './support/screenshot.ts'
import { feedOf, signInAs } from './support/signed-in.ts'

test.beforeEach(async ({ page, baseURL }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await acceptCookies(page, baseURL)
})

test('from the overview through what is collected, guaranteed, shared out and insured; welfare keeps its tab', async ({
  page,
}) => {
  const member = await signInAs(page, '000001')
  const main = page.getByRole('main')
  async function menu(label: string) {
    await page.getByRole('button', { name: 'เมนู' }).first().click()
    await page.getByRole('dialog').getByRole('link', { name: label, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(label)
  }
  async function seen(name: string) {
    await expect(main.getByText('กำลังโหลดข้อมูล')).toHaveCount(0)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, `${name} fits the screen`).toBe(0)
    await takeScreenshot(page, `portal-${name}`, { swept: true, fullPage: true })
  }

  await visit(page, '/member/welcome')
  const totals = await feedOf(member, '/welcome')
  const overview = main.getByRole('region', { name: 'ภาพรวม' })
  await expect(overview.getByRole('link', { name: 'ทุนเรือนหุ้น' })).toContainText(
    formatBaht(totals.share.balance),
  )
  await seen('welcome')
  await page.getByRole('link', { name: 'เข้าสู่ระบบสมาชิก' }).click()

  await expect(overview.getByRole('link', { name: /รายการหักประจำเดือน/ })).toContainText(
    formatBaht(totals.collection.billed),
  )
  await expect(main.getByText(/^x-xxxx-xxxxx-\d\d-x$/)).toBeVisible()
  await seen('status')

  await menu('รายการเรียกเก็บ')
  const kep = await feedOf(member, '/kep')
  const [newest, before] = kep.months
  await expect(
    main.getByRole('region', { name: `ยอดเรียกเก็บ ${monthAndYear(firstOfMonth(newest.period))}` }),
  ).toContainText(formatBaht(newest.billed))
  await seen('kep')
  await page.getByRole('button', { name: /^เดือนก่อนหน้า/ }).click()
  await expect(
    main.getByRole('region', { name: `ยอดเรียกเก็บ ${monthAndYear(firstOfMonth(before.period))}` }),
  ).toContainText(formatBaht(before.billed))
  expect(new URL(page.url()).search).toBe(`?period=${before.period}`)
  // The newest month is billed and not yet deducted, so the receipt is of the one before.
  const receipt = page.waitForEvent('download')
  await page.getByRole('button', { name: 'ใบเสร็จรับเงิน (PDF)' }).click()
  expect((await receipt).suggestedFilename()).toMatch(/\.pdf$/)
  await main.getByRole('link', { name: 'ฌาปนกิจสงเคราะห์' }).first().click()
  await expect(main.getByRole('heading', { name: 'กองทุนของท่าน' })).toBeVisible()
  await seen('kepcrem')

  await menu('ภาระค้ำประกัน')
  await expect(main.getByRole('heading', { name: 'ผู้ค้ำประกันของท่าน' })).toBeVisible()
  await seen('coll')

  await menu('เงินปันผล–เฉลี่ยคืน')
  const dividend = await feedOf(member, '/dividend')
  const [announced] = dividend.years
  await expect(
    main.getByRole('region', { name: `รับสุทธิ ปี ${buddhistYear(announced.year)}` }),
  ).toContainText(formatBaht(announced.net))
  await expect(main.getByText('ยังไม่ใช่ยอดที่จะได้รับ')).toBeVisible()
  await main.getByText(/^ที่มาของตัวเลข/).click()
  await expect(main.getByRole('row', { name: /รวมเงินปันผล/ }).first()).toContainText(
    formatBaht(satang(dividend.reckoning.dividend)),
  )
  await seen('dividend')

  await menu('ผู้รับโอนผลประโยชน์')
  await expect(main.getByText('รวม 100%')).toBeVisible()
  await seen('gian')

  await menu('ประกันชีวิต')
  await expect(main.getByRole('region', { name: 'ทุนประกันที่คุ้มครองอยู่' })).toBeVisible()
  await seen('insurance')

  // In the address, and for whoever comes back.
  await openWithinSite(page, '/member/status')
  await page.getByRole('link', { name: /^สวัสดิการ/ }).click()
  await page.getByRole('tab', { name: /ทั้งหมด/ }).press('ArrowLeft')
  const rights = page.getByRole('tab', { name: /สิทธิคงเหลือ/ })
  await expect(rights).toBeFocused()
  await expect(rights).toHaveAttribute('aria-selected', 'true')
  expect(new URL(page.url()).search).toBe('?tab=rights')
  await takeScreenshot(page, 'portal-welfare', { swept: true, fullPage: true })

  await page.getByRole('link', { name: 'ย้อนกลับ' }).click()
  await page.getByRole('link', { name: /^สวัสดิการ/ }).click()
  await expect(page.getByRole('tab', { name: /สิทธิคงเหลือ/ })).toHaveAttribute(
    'aria-selected',
    'true',
  )
})
