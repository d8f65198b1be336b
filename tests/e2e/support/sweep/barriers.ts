// Accessibility: everything axe knows but its three slow rules, which take longer than all others together. In their place
// the colours of texts (faint-texts.ts), the size of targets (small-targets.ts) and forced spacing are computed. `barriersOf` is for the
// sweep over every page (accessibility.*.spec.ts), `expectStateInOrder` for what only a journey reaches, such as an open
// dialog or a form with faults.

// Some of what is written here runs in the page.
/// <reference lib="dom" />

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults, ElementContext, RunOptions } from 'axe-core'
import { faintTexts } from './faint-texts.ts'
import { smallTargets } from './small-targets.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

// Experiments, which axe leaves out unless they are switched on.
const MORE_RULES = ['focus-order-semantics', 'p-as-heading', 'table-fake-caption', 'td-has-header']
const SLOW_RULES = ['color-contrast', 'target-size', 'avoid-inline-spacing']

/** To the light or the dark theme, at once: waiting for colours that fade over, or ending each, takes far longer. */
export async function turn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  // Who wants no motion has none to stop (web/ui/styles/elements.css).
  const isStill = await page.evaluate(() => matchMedia('(prefers-reduced-motion)').matches)
  if (isStill) return page.emulateMedia({ colorScheme })
  await page.evaluate(() => {
    const still = new CSSStyleSheet()
    still.replaceSync('*, ::before, ::after { transition: none !important }')
    document.adoptedStyleSheets.push(still)
  })
  await page.emulateMedia({ colorScheme })
  await page.evaluate(() => {
    // Colours are worked out now, before they may fade again.
    document.body.getBoundingClientRect()
    document.adoptedStyleSheets.pop()
  })
}

/** The whole page, or without the frame that it shares with the page before: header, menus, footer. */
type Part = 'whole' | 'without frame'

export async function barriersOf(page: Page, part: Part): Promise<string[]> {
  await layOutEverything(page)
  // What happens to lie under the header just now is no smaller for it.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  return [...(await smallTargets(page)), ...(await found(page, part))]
}

export async function expectStateInOrder(page: Page): Promise<void> {
  await layOutEverything(page)
  expect(await found(page, 'whole'), `barriers of ${page.url()}`).toEqual([])
}

/** In the dark only the colours can differ. */
async function found(page: Page, part: Part): Promise<string[]> {
  return [
    ...(await faintInTheDark(page)),
    ...(await faintTexts(page)),
    ...(await forcedSpacing(page)),
    ...(await foundByAxe(page, part)),
  ]
}

/** Spacing that nobody's own style can widen (WCAG 1.4.12). Axe asks the same, and first where every element lies. */
function forcedSpacing(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[style]')]
      .filter(({ style }) =>
        ['line-height', 'letter-spacing', 'word-spacing'].some(
          (name) => style.getPropertyPriority(name) === 'important',
        ),
      )
      .map(({ outerHTML }) => `forced spacing: ${outerHTML.slice(0, 200)}`),
  )
}

/** What is laid out only near the screen keeps its old colours elsewhere, and all of the page is looked at. */
function layOutEverything(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('.later'))
      part.style.contentVisibility = 'visible'
  })
}

async function faintInTheDark(page: Page): Promise<string[]> {
  await turn(page, 'dark')
  const faint = await faintTexts(page)
  await turn(page, 'light')
  return faint.map((text) => `in the dark ${text}`)
}

function rules(names: string[], enabled: boolean): NonNullable<RunOptions['rules']> {
  return Object.fromEntries(names.map((name) => [name, { enabled }]))
}

async function foundByAxe(page: Page, part: Part): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in window)
  if (!isThere) await page.evaluate(AXE)
  return page.evaluate(
    async ([options, isWhole]) => {
      const { axe } = window as unknown as {
        axe: { run(context: ElementContext, given: RunOptions): Promise<AxeResults> }
      }
      // The frame is excluded, and empty meanwhile: axe asks after the place of every element on the page.
      const frame: [Element, HTMLElement][] = []
      const top = document.getElementById('root')
      for (let at = document.querySelector('main'); at && at !== top && !isWhole; ) {
        const { parentElement } = at
        for (const part of [...(parentElement?.children ?? [])].filter((one) => one !== at)) {
          const { width, height } = part.getBoundingClientRect()
          const empty = part.cloneNode() as HTMLElement
          Object.assign(empty.style, { minWidth: `${width}px`, minHeight: `${height}px` })
          part.replaceWith(empty)
          frame.push([part, empty])
        }
        at = parentElement
      }
      const exclude = frame.map(([, empty]) => empty)
      const { violations } = await axe.run({ include: document, exclude }, options)
      for (const [part, empty] of frame) empty.replaceWith(part)
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ html }) => `${id}: ${help}\n  ${html}`),
      )
    },
    [OPTIONS, part === 'whole'] as const,
  )
}

// What is in order need not be described: on a long page that takes longer than looking at it. Nor are the
// stylesheets fetched again, which only the rule about turned screens would read; tidy.test.ts has that one.
const OPTIONS: RunOptions = {
  rules: { ...rules(MORE_RULES, true), ...rules(SLOW_RULES, false) },
  resultTypes: ['violations'],
  preload: false,
}
