// Some of what is written here runs in the page.
/// <reference lib="dom" />

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'
import { nextFrame } from './journey.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

// What axe leaves out unless it is asked: the size of targets (WCAG 2.2 AA) and its experiments.
const MORE_RULES = Object.fromEntries(
  [
    'target-size',
    'focus-order-semantics',
    'p-as-heading',
    'table-fake-caption',
    'td-has-header',
  ].map((rule) => [rule, { enabled: true }]),
)

/** To the light or the dark theme, with the colours faded over. */
export async function turn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await nextFrame(page)
  await page.evaluate(() => {
    // Waiting for them could last for ever: what is not laid out does not move on. Where one ends, what inherits its
    // colour may begin another.
    for (let round = 0; round < 10; round++) {
      const running = document.getAnimations().filter(({ effect, playState }) => {
        const lasts = effect?.getComputedTiming().endTime
        return playState === 'running' && Number.isFinite(lasts)
      })
      if (running.length === 0) return
      for (const animation of running) animation.finish()
    }
  })
  await nextFrame(page)
}

/** Everything axe knows to look for in the light; in the dark only the colours can differ. */
export async function expectNoBarriers(page: Page): Promise<void> {
  await page.evaluate(() => {
    // What is laid out only near the screen keeps its old colours elsewhere, and axe looks everywhere.
    for (const part of document.querySelectorAll<HTMLElement>('.later'))
      part.style.contentVisibility = 'visible'
    // What happens to lie under the header just now is no smaller for it.
    scrollTo({ top: 0, behavior: 'instant' })
  })
  await turn(page, 'dark')
  await expectNothingFound(page, { runOnly: ['color-contrast'] })
  await turn(page, 'light')
  await expectNothingFound(page, { rules: MORE_RULES })
}

async function expectNothingFound(page: Page, options: RunOptions): Promise<void> {
  const isThere = await page.evaluate(() => 'axe' in window)
  if (!isThere) await page.evaluate(AXE)
  const found = await page.evaluate(
    async (asked) => {
      const { axe } = window as unknown as { axe: { run(asked: RunOptions): Promise<AxeResults> } }
      const { violations } = await axe.run(asked)
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ html }) => `${id}: ${help}\n  ${html}`),
      )
    },
    { ...options, ...QUICK },
  )
  expect(found, `barriers of ${page.url()}`).toEqual([])
}

// What is in order need not be described: on a long page that takes longer than looking at it. Nor are the
// stylesheets fetched again, which only the rule about turned screens would read; tidy.test.ts has that one.
const QUICK: RunOptions = { resultTypes: ['violations'], preload: false }
