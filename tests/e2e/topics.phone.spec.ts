import { expect, test, visit } from './support/journey.ts'

// The browser of the journeys says that it is headless, and robots are not counted.
test.use({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0' })

test('a reader is counted once, however often they come back', async ({ page }) => {
  const path = '/show/1024'
  await visit(page, path)
  await expect(page.getByText('อ่านแล้ว 1 ครั้ง')).toBeVisible()

  await Promise.all([page.waitForResponse(`**/api/info${path}/view`), visit(page, path)])

  await expect(page.getByText('อ่านแล้ว 1 ครั้ง')).toBeVisible()
})
