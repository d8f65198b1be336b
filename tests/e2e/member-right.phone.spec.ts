import { borrowingRight } from '#domain/loan-right/right.ts'
import { satang } from '#domain/money/money.ts'
import { acceptCookies, expect, test } from './support/journey.ts'
import { takeScreenshot } from './support/screenshot.ts'
import { feedOf, signInAs } from './support/signed-in.ts'

test.beforeEach(async ({ page, baseURL }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await acceptCookies(page, baseURL)
})

test('a member reads why not and what to do; the browser says word for word what the server works out', async ({
  page,
}) => {
  const user = await signInAs(page, '000002')
  const { facts, lendings, rules, day } = await feedOf(user, '/right')
  await page.goto('/member/right')
  await page.getByLabel('ประเภทเงินกู้').selectOption({ label: 'เงินกู้สามัญ' })
  await page.getByRole('textbox', { name: 'วงเงินที่ต้องการ' }).fill('1500000')
  await page.getByRole('textbox', { name: 'จำนวนงวด' }).fill('12')

  const lending = lendings.find(
    ({ product }: { product: { name: string } }) => product.name === 'เงินกู้สามัญ',
  )
  const nothing = satang(0)
  const wish = {
    amount: satang(1_500_000_00),
    months: 12,
    method: 'equal-total' as const,
    otherIncome: nothing,
    studentLoan: nothing,
    housing: nothing,
    otherDeductions: nothing,
  }
  const right = borrowingRight(facts, wish, { ...lending, rules }, day)
  expect(right.ok).toBe(false)
  await expect(page.getByText('ยังกู้ตามที่กรอกไม่ได้')).toBeVisible()
  const shown = page.locator('main')
  for (const { sentence } of right.lines) await expect(shown).toContainText(sentence)
  for (const words of right.advice) await expect(shown).toContainText(words)
  await takeScreenshot(page, 'member-right', { fullPage: true })
})
