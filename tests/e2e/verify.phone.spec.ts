import { expect, givenSettledVisitor, test, visit } from './support/journey.ts'
import { expectStateInOrder } from './support/sweep/barriers.ts'

givenSettledVisitor()

test('a code is typed from paper; a wrong one is said beside the field, an unknown one neutrally', async ({
  page,
}) => {
  await visit(page, '/verify')
  const code = page.getByLabel('รหัสตรวจสอบ')
  await code.fill('K7QM')
  await page.getByRole('button', { name: 'ตรวจสอบ' }).click()
  await expect(page.getByText('รวม 16 ตัว เช่น')).toBeVisible()
  await expect(code).toBeFocused()
  await expectStateInOrder(page)

  await code.fill('k7qm3xtr9wpdbm4j')
  await page.getByRole('button', { name: 'ตรวจสอบ' }).click()
  await expect(page).toHaveURL(/\/verify\/K7QM-3XTR-9WPD-BM4J$/)
  await expect(page.getByRole('heading', { name: 'ไม่พบเอกสารตามรหัสนี้' })).toBeVisible()
  await expectStateInOrder(page)
})
