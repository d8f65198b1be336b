import type { Page } from '@playwright/test'
import { enlargeText, expect, expectNotFound, test, visit } from './support/journey.ts'

const SCREENS = [
  [320, '100%'],
  [320, '130%'],
  [320, '200%'],
  [360, '200%'],
  [768, '200%'],
  [1024, '100%'],
  [1280, '200%'],
] as const

for (const path of ['/home', '/no-such-page']) {
  test(`nothing on ${path} has to be scrolled sideways, on any screen, with any size of text`, async ({
    page,
    complaints,
  }) => {
    expectNotFound(complaints)
    await visit(page, path)

    for (const [width, size] of SCREENS) {
      await page.setViewportSize({ width, height: 800 })
      await enlargeText(page, size)
      // The menu measures itself again after a change of size.
      await page.waitForTimeout(100)

      expect(await sticksOut(page), `${width} px with text of ${size}`).toEqual([])
    }
  })
}

/** What is wider than the screen, unless it has a scroller or a clipped box of its own. */
function sticksOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { body, documentElement: html } = document
    const room = html.clientWidth
    const keeps = (element: Element) => getComputedStyle(element).overflowX !== 'visible'
    const sticking = [...body.querySelectorAll('*')].filter((element) => {
      const { right, left, width } = element.getBoundingClientRect()
      if (width === 0 || (right <= room + 1 && left >= -1)) return false
      for (let box = element.parentElement; box && box !== body; box = box.parentElement) {
        if (keeps(box)) return false
      }
      return !element.closest('.sr-only')
    })
    const names = sticking.map(
      (element) =>
        `<${element.tagName}> ${element.className} «${element.textContent.slice(0, 40)}»`,
    )
    return html.scrollWidth > room ? [`${html.scrollWidth} px wide`, ...names] : names
  })
}
