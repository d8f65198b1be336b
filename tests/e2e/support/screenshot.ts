// A state that a journey reached, in the light and in the dark: no barrier (barriers.ts), no text too small
// to read, and, where PICTURES is set, pictures of it for people to look at (screenshots/, not kept).
// `swept` is the page as it opens, which the sweep looks at (accessibility.*.spec.ts): then there is only the picture.

import type { Page } from '@playwright/test'
import { expectStateInOrder, turn } from './sweep/barriers.ts'

export async function takeScreenshot(
  page: Page,
  name: string,
  { fullPage = false, swept = false } = {},
): Promise<void> {
  if (process.env.PICTURES) await takePictures(page, name, fullPage)
  if (swept) return
  await expectStateInOrder(page)
}

async function takePictures(page: Page, name: string, fullPage: boolean): Promise<void> {
  const width = page.viewportSize()?.width
  // On a whole page, what sticks to the screen is drawn where it is scrolled to.
  if (fullPage) await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  for (const colorScheme of ['light', 'dark'] as const) {
    await turn(page, colorScheme)
    const ending = colorScheme === 'dark' ? '-dark' : ''
    await page.screenshot({ path: `screenshots/${name}-${width}${ending}.png`, fullPage })
  }
}
