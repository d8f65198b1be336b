import { acceptCookies, enlargeText, lookAtAll, test, visit } from './support/journey.ts'
import { look } from './support/look.ts'

test('/home on the narrowest screen with the largest text', async ({ page, baseURL }) => {
  await acceptCookies(page, baseURL)
  await visit(page, '/home')
  await page.setViewportSize({ width: 320, height: 640 })
  await enlargeText(page, '200%')
  await lookAtAll(page)

  await look(page, 'home-200-percent', { fullPage: true })
})
