import type { Page } from '@playwright/test'
import { enlargeText, expect, expectNotFound, idle, test, visit } from './support/journey.ts'
import { ADDRESSES } from './support/pages.ts'

const SCREENS = [
  [320, '100%'],
  [320, '200%'],
  [768, '200%'],
  [1024, '100%'],
  [1280, '200%'],
] as const

const MORE = ['/no-such-page', '/election?year=2569', '/caldividend?each=own']

for (const path of [...ADDRESSES, ...MORE]) {
  test(`nothing on ${path} has to be scrolled sideways, on any screen, with any size of text`, async ({
    page,
    complaints,
  }) => {
    expectNotFound(complaints)
    await visit(page, path)

    for (const [width, size] of SCREENS) {
      await page.setViewportSize({ width, height: 800 })
      await enlargeText(page, size)
      await idle(page)
      // The menu measures itself again after a change of size.
      await expect
        .poll(() => sticksOut(page), { message: `${width} px with text of ${size}` })
        .toEqual([])
    }
  })
}

/** What reaches beyond the screen, or is cut off there, and cannot be scrolled into view by itself. */
function sticksOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { body, documentElement: html } = document
    const room = html.clientWidth

    function isSeen(element: Element): boolean {
      return (
        element.checkVisibility({ contentVisibilityAuto: true }) && !element.closest('.sr-only')
      )
    }
    function scrolls(element: Element | null): boolean {
      if (!element || element === body) return false
      return (
        /auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement)
      )
    }
    const sticking: string[] = []
    const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { currentNode: text } = texts
      const element = text.parentElement as Element
      if (!isSeen(element) || scrolls(element)) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const outside = [...range.getClientRects()].some(
        ({ left, right }) => right > room + 1 || left < -1,
      )
      if (outside) sticking.push(`<${element.tagName}> «${text.textContent?.slice(0, 40)}»`)
    }
    return html.scrollWidth > room ? [`${html.scrollWidth} px wide`, ...sticking] : sticking
  })
}
