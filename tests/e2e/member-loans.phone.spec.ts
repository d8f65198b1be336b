import { formatBaht } from '#domain/money/money.ts'
import { acceptCookies, expect, test } from './support/journey.ts'
import { takeScreenshot } from './support/screenshot.ts'
import { feedOf, signInAs } from './support/signed-in.ts'

test.beforeEach(async ({ page, baseURL }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await acceptCookies(page, baseURL)
})

test('a borrower sees what is left, who stands for it, how an interest came about and what paying more saves', async ({
  page,
}) => {
  const user = await signInAs(page, '000002')
  const loans = await feedOf(user, '/loan')
  const [open] = loans.contracts
  await page.goto('/member/loan')

  const hero = page.getByRole('region', { name: 'เงินต้นคงเหลือรวม' })
  await expect(hero.locator('data').first()).toHaveAttribute('value', String(loans.balance / 100))
  const card = page.getByRole('article', { name: open.loan_no })
  await expect(card).toContainText(`ชำระแล้ว ${open.months_paid} จาก ${open.months} งวด`)
  await card.getByText('ดูผู้ค้ำประกัน').click()
  await expect(card).toContainText(open.collaterals[0].name)
  const closed = page.getByRole('article', { name: /01-000002-1/ })
  await expect(closed).toBeHidden()
  await page.getByText('สัญญาที่ปิดแล้ว (1)').click()
  await expect(closed).toContainText('ชำระครบแล้ว')
  await takeScreenshot(page, 'member-loan', { swept: true, fullPage: true })

  await card.getByRole('link', { name: 'ดูรายการชำระ' }).click()
  const { movements } = await feedOf(user, `/loan_statement/${open.statement}`)
  const { basis } = movements[0]
  await page.getByRole('button', { name: 'ที่มาของดอกเบี้ย' }).first().click()
  await expect(page.getByRole('table')).toContainText(
    `${formatBaht(basis.balance)} × 5.75% × ${basis.days} ÷ 365 = ${formatBaht(basis.interest)} บาท`,
  )

  const saved = page.getByRole('region', { name: 'ถ้าชำระเพิ่ม จะประหยัดได้เท่าไร' })
  await saved.getByLabel('ชำระเพิ่มเดือนละ', { exact: true }).fill('๐')
  await expect(saved).toContainText('หมดหนี้วันเดิม')
  await saved.getByLabel('ชำระเพิ่มครั้งเดียว', { exact: true }).fill('100,000')
  await expect(saved).toContainText(/หมดหนี้เร็วขึ้น[5-9] เดือน/)
  await takeScreenshot(page, 'member-loan-statement', { swept: true, fullPage: true })

  await page.getByRole('link', { name: '3 เดือน', exact: true }).click()
  await expect(page).toHaveURL(/from=2026-08-01/)
  await expect(page.getByText('แสดงครบ 3 รายการ')).toBeVisible()
})
