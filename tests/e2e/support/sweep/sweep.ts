// The sweep over every page of an area, in one window: from page to page as a click on a link goes, which spares the browser
// loading everything anew. On each page: nothing has to be scrolled sideways on any of the screens, there is no barrier (barriers.ts),
// and in the end the browser holds nothing that the cookie policy does not list. The frame around the pages is looked at on
// the first. Goes through all of them before it says what is wrong.

// Some of what is written here runs in the page.
/// <reference lib="dom" />

import type { Page } from '@playwright/test'
import { unlistedNames } from '../browser-storage.ts'
import { enlargeText, expect, test } from '../journey.ts'
import { openWithinSite } from '../open-within.ts'
import { barriersOf } from './barriers.ts'
import { layOutEverything } from './lay-out-everything.ts'
import { sticksOut } from './sticks-out.ts'

export interface Stop {
  address: string
  /** Only this page has it, and only when it is whole. */
  selector?: string
  words?: string
}

/** What a page may take on a machine that has much else to do. */
const BUSY_PAGE_MS = 20_000

/** Width and size of the text. Barriers are looked for on the first with the usual text. */
export type Screen = readonly [width: number, text: string]

export const ANY_SCREEN: Screen[] = [
  [320, '100%'],
  [1024, '100%'],
  [1280, '200%'],
  [768, '200%'],
  [320, '200%'],
]
export const SMALLEST_SCREEN: Screen[] = [
  [320, '200%'],
  [320, '100%'],
]
export const DESK_AND_SMALLEST_SCREEN: Screen[] = [
  [1280, '100%'],
  [320, '200%'],
]
export const DESK: Screen[] = [[1280, '100%']]

/** The page must be on a page of the area already. */
export async function sweep(page: Page, stops: Stop[], screens: Screen[]): Promise<void> {
  const wrong: string[] = []
  test.setTimeout(60_000 + stops.length * BUSY_PAGE_MS)
  await page.evaluate(layOutEverything)
  const usual = screens.find(([, text]) => text === '100%')
  const isOneWidth = new Set(screens.map(([width]) => width)).size === 1
  for (const [index, stop] of stops.entries()) {
    // Back and forth, so that each page opens on the screen on which the one before was left.
    const inTurn = index % 2 === 0 || isOneWidth ? screens : screens.toReversed()
    for (const screen of inTurn) {
      await turnTo(page, screen)
      if (screen === inTurn[0]) await goTo(page, stop)
      const sticking = await whatSticksOut(page)
      const where = `${stop.address} at ${screen.join(' px, ')}`
      wrong.push(...sticking.map((what) => `${where}: ${what}`))
      if (screen !== usual) continue
      const barriers = await barriersOf(page, index === 0 ? 'whole' : 'without frame')
      wrong.push(...barriers.map((barrier) => `${stop.address}: ${barrier}`))
    }
  }
  const unlisted = await unlistedNames(page)
  wrong.push(...unlisted.map((name) => `${name} is stored, which the policy does not list`))
  expect(wrong, wrong.join('\n')).toEqual([])
}

/** The text first: where axe has looked, Chromium asks again how wide a container is when it becomes wider or narrower, not when `rem` does. */
async function turnTo(page: Page, [width, text]: Screen): Promise<void> {
  await enlargeText(page, text)
  if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 800 })
}

async function goTo(page: Page, { address, selector = 'h1', words = '' }: Stop): Promise<void> {
  await openWithinSite(page, address)
  try {
    await page.waitForFunction(
      ([part, text]) => {
        const isLoading =
          document.querySelector('[aria-busy=true]') ||
          document.getElementById('root')?.textContent.includes('กำลังโหลดข้อมูล')
        if (isLoading || !document.querySelector(part)?.checkVisibility()) return false
        // biome-ignore lint/performance/useDomNodeTextContent: what can be read
        return document.querySelector('main')?.innerText.includes(text)
      },
      [selector, words] as const,
      { timeout: BUSY_PAGE_MS, polling: 50 },
    )
  } catch {
    throw new Error(`${address} does not come, or without «${words || selector}»`)
  }
}

/** The menu measures itself again after a change of size, so what sticks out is looked at twice. */
async function whatSticksOut(page: Page): Promise<string[]> {
  const look = () =>
    page.evaluate<string[]>(`(async () => {
      ${sticksOut}
      await new Promise((resolve) => {
        requestAnimationFrame(resolve)
        setTimeout(resolve, 250) // as in nextFrame
      })
      return sticksOut()
    })()`)
  let sticking = await look()
  for (let tries = 0; sticking.length > 0 && tries < 20; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 100))
    sticking = await look()
  }
  return sticking
}
