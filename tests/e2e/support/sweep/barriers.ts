// Accessibility: everything axe knows but its three slow rules, which take longer than all others together. In their place
// the colours of texts (faint-texts.ts), the size of targets (small-targets.ts) and forced spacing are computed, in one call: each
// call of the browser costs more than what it asks. `barriersOf` is for the sweep over every page (accessibility.*.spec.ts),
// `expectStateInOrder` for what only a journey reaches, such as an open dialog or a form with faults.

// Some of what is written here runs in the page.
/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults, ElementContext, RunOptions } from 'axe-core'
import { faintTexts } from './faint-texts.ts'
import { layOutEverything } from './lay-out-everything.ts'
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
  const computed = await page.evaluate<string[]>(
    inPage(`
      scrollTo({ top: 0, behavior: 'instant' })
      return [...smallTexts(), ...smallTargets(), ...faintInEachTheme(), ...forcedSpacing()]`),
  )
  return [...computed, ...(await foundByAxe(page, part))]
}

export async function expectStateInOrder(page: Page): Promise<void> {
  const computed = await page.evaluate<string[]>(
    inPage('return [...smallTexts(), ...faintInEachTheme(), ...forcedSpacing()]'),
  )
  const found = [...computed, ...(await foundByAxe(page, 'whole'))]
  expect(found, `barriers of ${page.url()}`).toEqual([])
}

const PARTS = [
  ...[layOutEverything, smallTexts, smallTargets, faintTexts],
  ...[faintInEachTheme, forcedSpacing],
]

/** What is under the screen is laid out too, and looked at. */
function inPage(asked: string): string {
  return `(() => { ${PARTS.join('\n')}; layOutEverything(); ${asked} })()`
}

/** Texts of less than 15 px. */
function smallTexts(): string[] {
  const SMALLEST = 15
  const small: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement as Element
    const words = texts.currentNode.textContent?.trim()
    if (!words || !element.checkVisibility()) continue
    const size = Number.parseFloat(getComputedStyle(element).fontSize)
    if (size < SMALLEST) small.push(`text of ${size} px: «${words.slice(0, 40)}»`)
  }
  return small
}

/**
 * The site's own switch (web/ui/styles/tokens.css) has what the device's wish has, and nothing is painted in between. Nor does any colour
 * fade over meanwhile.
 */
function faintInEachTheme(): string[] {
  const { documentElement: html } = document
  const before = html.getAttribute('data-theme')
  const still = new CSSStyleSheet()
  still.replaceSync('*, ::before, ::after { transition: none !important }')
  document.adoptedStyleSheets.push(still)
  const faint = ['dark', 'light'].flatMap((theme) => {
    html.setAttribute('data-theme', theme)
    return faintTexts().map((text) => (theme === 'dark' ? `in the dark ${text}` : text))
  })
  if (before === null) html.removeAttribute('data-theme')
  else html.setAttribute('data-theme', before)
  document.body.getBoundingClientRect()
  document.adoptedStyleSheets.pop()
  return faint
}

/** Spacing that nobody's own style can widen (WCAG 1.4.12). Axe asks the same, and first where every element lies. */
function forcedSpacing(): string[] {
  return [...document.querySelectorAll<HTMLElement>('[style]')]
    .filter(({ style }) =>
      ['line-height', 'letter-spacing', 'word-spacing'].some(
        (name) => style.getPropertyPriority(name) === 'important',
      ),
    )
    .map(({ outerHTML }) => `forced spacing: ${outerHTML.slice(0, 200)}`)
}

function rules(names: string[], enabled: boolean): NonNullable<RunOptions['rules']> {
  return Object.fromEntries(names.map((name) => [name, { enabled }]))
}

async function foundByAxe(page: Page, part: Part): Promise<string[]> {
  const found = await runAxe(page, part)
  if (found) return found
  await page.evaluate(AXE)
  return (await runAxe(page, part)) ?? ['axe is not there']
}

/** Nothing where the page has not loaded it yet. */
function runAxe(page: Page, part: Part): Promise<string[] | undefined> {
  return page.evaluate(
    async ([options, isWhole]) => {
      const { axe } = window as unknown as {
        axe?: { run(context: ElementContext, given: RunOptions): Promise<AxeResults> }
      }
      if (!axe) return undefined
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
