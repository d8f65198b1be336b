import { acceptCookies, enlargeText, scrollThrough, test, visit } from './support/journey.ts'
import { takeScreenshot } from './support/screenshot.ts'

test('/home on the narrowest screen with the largest text', async ({ page, baseURL }) => {
  await acceptCookies(page, baseURL)
  await visit(page, '/home')
  await page.setViewportSize({ width: 320, height: 640 })
  await enlargeText(page, '200%')
  await scrollThrough(page)

  await takeScreenshot(page, 'home-200-percent', { fullPage: true })
})
