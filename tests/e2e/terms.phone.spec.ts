import { expect, givenSettledVisitor, test, visit } from './support/journey.ts'
import { givenNewcomer, signIn } from './support/member.ts'
import { openWithinSite } from './support/open-within.ts'
import { takeScreenshot } from './support/screenshot.ts'

givenSettledVisitor()

test('a newcomer reads what they agree to, may decline, agrees, and is where they were going', async ({
  page,
}) => {
  const newcomer = '700001'
  await givenNewcomer(newcomer, 'มะลิ')
  await page.goto('/member/password')
  await signIn(page, newcomer)

  await expect(page.getByRole('heading', { name: 'ยินดีต้อนรับ คุณมะลิ' })).toBeFocused()
  await takeScreenshot(page, 'member-welcome', { fullPage: true })
  await page.getByRole('button', { name: 'ไม่ยอมรับ' }).click()
  await takeScreenshot(page, 'member-welcome-decline')
  // Who does decline is out: tests/pages/member-terms.test.ts.
  await page.getByRole('dialog').getByRole('button', { name: 'กลับไปอ่าน' }).click()
  await page.getByText('อ่านฉบับเต็ม').first().click()
  await expect(page.getByRole('heading', { name: '6. การช่วยเหลือโดยเจ้าหน้าที่' })).toBeVisible()
  await page.getByRole('button', { name: 'ยอมรับและดำเนินการต่อ' }).click()
  const summary = page.getByRole('main').getByRole('alert')
  await expect(summary).toBeFocused()
  await takeScreenshot(page, 'member-welcome-unticked')
  await summary.getByRole('link').click()
  await expect(page.getByRole('checkbox')).toBeFocused()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'ยอมรับและดำเนินการต่อ' }).click()

  await expect(page.getByRole('heading', { name: 'เปลี่ยนรหัสผ่าน' })).toBeVisible()
  await openWithinSite(page, '/member/access')
  await expect(page.getByRole('link', { name: /ข้อกำหนด.*ฉบับที่ 2.0/ })).toBeVisible()
  await expect(page.getByText('ยอมรับข้อกำหนด', { exact: true })).toBeVisible()
  await page.goto('/member/welcome')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('everybody can read the terms in force, and those before them', async ({ page }) => {
  await visit(page, '/member/termofconditional')
  await expect(page.getByText('ฉบับที่ 2.0 มีผลตั้งแต่วันที่ 1 กรกฎาคม 2569')).toBeVisible()
  await takeScreenshot(page, 'termofconditional', { swept: true, fullPage: true })

  await page.getByRole('link', { name: /^ฉบับที่ 1.0/ }).click()
  await expect(page.getByText('ฉบับนี้เลิกใช้แล้ว')).toBeVisible()
  await takeScreenshot(page, 'termofconditional-old')
  await page.getByRole('link', { name: 'อ่านฉบับปัจจุบัน' }).click()
  await page.getByRole('link', { name: 'ประกาศความเป็นส่วนตัว' }).click()
  await expect(page.getByRole('heading', { name: '6. สิทธิของท่าน' })).toBeVisible()
})
