import { expect, givenSettledVisitor, test, visit } from './support/journey.ts'
import { openWithinSite } from './support/open-within.ts'
import { takeScreenshot } from './support/screenshot.ts'

givenSettledVisitor()

test('the privacy policy leads back home; who reads the cookie policy can change their mind there', async ({
  page,
}) => {
  await visit(page, '/cookie/policy')
  await takeScreenshot(page, 'cookie-policy', { swept: true, fullPage: true })
  const contents = page.getByRole('navigation', { name: 'สารบัญนโยบายความเป็นส่วนตัว' })
  await contents.getByRole('link', { name: 'สิทธิของท่าน' }).click()
  await expect(page.getByRole('heading', { name: 'สิทธิของท่าน' })).toBeInViewport()
  await page.emulateMedia({ media: 'print' })
  await expect(contents).toBeHidden()
  await expect(page.getByRole('button', { name: 'พิมพ์ / บันทึกเป็น PDF' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })

  await page.getByRole('link', { name: 'หน้าแรก', exact: true }).click()

  await expect(page).toHaveURL('/home')

  await openWithinSite(page, '/cookie/cookies')
  await expect(page.getByText('ฉบับที่ 1.0 มีผลตั้งแต่วันที่ 1 กรกฎาคม 2569')).toBeVisible()
  await expect(page.getByText('acceptCookie', { exact: true })).toBeVisible()
  await takeScreenshot(page, 'cookie-cookies', { swept: true, fullPage: true })

  await page.getByRole('button', { name: 'เปลี่ยนการตั้งค่าคุกกี้' }).click()

  await expect(page.getByRole('region', { name: 'การใช้คุกกี้' })).toBeFocused()
})
