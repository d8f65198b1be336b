// The sweep over every page of an area, in one window: from page to page as a click on a link goes, which spares the browser
// loading everything anew. On each page: nothing has to be scrolled sideways on any of the screens, no text is too small,
// there is no barrier (barriers.ts), and the browser holds nothing that the cookie policy does not list. The frame around
// the pages is looked at on the first. Goes through all of them before it says what is wrong.

import type { Page } from '@playwright/test'
import { unlistedNames } from '../browser-storage.ts'
import { enlargeText, expect, nextFrame, test } from '../journey.ts'
import { openWithinSite } from '../open-within.ts'
import { smallestText } from '../screenshot.ts'
import { barriersOf } from './barriers.ts'
import { sticksOut } from './sticks-out.ts'

export interface Stop {
  address: string
  /** Only this page has it, and only when it is whole. */
  selector?: string
  words?: string
}

/** What a page may take on a machine that has much else to do. */
const BUSY_PAGE_MS = 20_000

/** Width and size of the text. */
export type Screen = readonly [width: number, text: string]

export const ANY_SCREEN: Screen[] = [
  [320, '100%'],
  [320, '200%'],
  [768, '200%'],
  [1024, '100%'],
  [1280, '200%'],
]
export const SMALLEST_SCREEN: Screen[] = [[320, '200%']]

/** The page must be on a page of the area already. */
export async function sweep(page: Page, stops: Stop[], screens: Screen[]): Promise<void> {
  const usual = page.viewportSize() ?? { width: 390, height: 844 }
  const wrong: string[] = []
  test.setTimeout(60_000 + stops.length * BUSY_PAGE_MS)
  for (const [index, stop] of stops.entries()) {
    await goTo(page, stop)
    for (const [width, text] of screens) {
      const sticking = await sticksOutAt(page, width, text)
      wrong.push(...sticking.map((what) => `${stop.address} at ${width} px, ${text}: ${what}`))
    }
    if (screens.length > 0) {
      await page.setViewportSize(usual)
      await enlargeText(page, '100%')
      await nextFrame(page)
    }
    const smallest = await smallestText(page)
    if (smallest < 15) wrong.push(`${stop.address} has text of ${smallest} px`)
    const barriers = await barriersOf(page, index === 0 ? 'whole' : 'without frame')
    wrong.push(...barriers.map((barrier) => `${stop.address}: ${barrier}`))
    const unlisted = await unlistedNames(page)
    wrong.push(
      ...unlisted.map((name) => `${stop.address} stores ${name}, which the policy does not list`),
    )
  }
  expect(wrong, wrong.join('\n')).toEqual([])
}

async function goTo(page: Page, { address, selector = 'h1', words }: Stop): Promise<void> {
  await openWithinSite(page, address)
  const main = page.getByRole('main')
  if (words) await expect(main.getByText(words).first(), address).toBeVisible()
  else await expect(page.locator(selector).first(), address).toBeVisible()
  await expect(page.getByText('กำลังโหลดข้อมูล'), address).toHaveCount(0)
  await expect(page.locator('[aria-busy=true]'), address).toHaveCount(0)
}

/** The menu measures itself again after a change of size, so what sticks out is looked at twice. */
async function sticksOutAt(page: Page, width: number, text: string): Promise<string[]> {
  await page.setViewportSize({ width, height: 800 })
  await enlargeText(page, text)
  await nextFrame(page)
  let sticking = await sticksOut(page)
  for (let tries = 0; sticking.length > 0 && tries < 20; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 100))
    sticking = await sticksOut(page)
  }
  return sticking
}
