// Some of what is written here runs in the page.
/// <reference lib="dom" />

import type { Page } from '@playwright/test'

/** From page to page as a click on a link goes, which spares the browser loading everything anew. */
export async function openWithinSite(page: Page, address: string): Promise<void> {
  const { pathname, search } = new URL(page.url())
  if (pathname + search === address) return
  await page.evaluate((to) => {
    document.querySelector('h1')?.setAttribute('data-left', '')
    document.documentElement.dataset.leftTitle = document.title
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
  // Two lists are one page with another title; of other pages the heading is another.
  await page.waitForFunction(() => {
    const { leftTitle } = document.documentElement.dataset
    const isOther = document.title !== leftTitle
    return document.querySelector(isOther ? 'h1' : 'h1:not([data-left])') !== null
  })
}
