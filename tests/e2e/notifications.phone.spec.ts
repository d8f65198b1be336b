import { expect, givenSettledVisitor, test, visit } from './support/journey.ts'
import { announceTopic, startListening } from './support/listening.ts'
import { takeScreenshot } from './support/screenshot.ts'

givenSettledVisitor()

test('without the browser’s permission the same is said on the page, and opens its article', async ({
  page,
}) => {
  await visit(page, '/home')
  await startListening(page)
  await expect(page.getByText('เบราว์เซอร์ไม่อนุญาตการแจ้งเตือน')).toBeVisible()
  const title = 'ข่าวด่วนทางโทรศัพท์'
  await announceTopic(title)

  const toast = page.getByRole('status').getByText(title)
  await toast.hover()
  await expect(toast).toContainText('งดให้บริการวันเสาร์')
  await takeScreenshot(page, 'notified')

  await toast.click()
  await expect(page).toHaveURL('/show/1007')
})
