// Accessibility: everything axe knows but its four slow rules, which take longer than all others together. In their place
// the colours of texts (faint-texts.ts), the size of targets (small-targets.ts), links that only a colour tells (links-by-colour.ts)
// and forced spacing are computed, in one call: each call of the browser costs more than what it asks. `barriersOf` is for the sweep
// over every page (accessibility.*.spec.ts), `expectStateInOrder` for what only a journey reaches, such as an open dialog or a form
// with faults.

// Some of what is written here runs in the page.
/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type CDPSession, expect, type Page } from '@playwright/test'
import type { AxeResults, ElementContext, RunOptions } from 'axe-core'
import { faintTexts } from './faint-texts.ts'
import { frameOf } from './frame.ts'
import { layOutEverything } from './lay-out-everything.ts'
import { linksByColour } from './links-by-colour.ts'
import { smallTargets } from './small-targets.ts'

const AXE_FILE = createRequire(import.meta.url).resolve('axe-core/axe.min.js')
// Of what it finds we have the element itself, and need no description of each it looked at.
const AXE = `${readFileSync(AXE_FILE, 'utf8')}; axe.configure({ noHtml: true })`

// Experiments, which axe leaves out unless they are switched on.
const MORE_RULES = ['focus-order-semantics', 'p-as-heading', 'table-fake-caption', 'td-has-header']
const SLOW_RULES = ['color-contrast', 'target-size', 'avoid-inline-spacing', 'link-in-text-block']

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
      return [...smallTexts(), ...smallTargets(), ...faintInEachTheme(), ...linksByColour(), ...forcedSpacing()]`),
  )
  return [...computed, ...(await foundByAxe(page, part))]
}

/** Frames in which axe found nothing: from one page of an area to the next they stay as they are (frame.ts). */
const framesInOrder = new Set<string>()

export async function expectStateInOrder(page: Page): Promise<void> {
  const { computed, frame } = await page.evaluate<{ computed: string[]; frame: string }>(
    inPage(`
      const computed = [...smallTexts(), ...faintInEachTheme(), ...linksByColour(), ...forcedSpacing()]
      return { computed, frame: frameOf() }`),
  )
  const part = frame && framesInOrder.has(frame) ? 'without frame' : 'whole'
  const found = [...computed, ...(await foundByAxe(page, part))]
  expect(found, `barriers of ${page.url()}`).toEqual([])
  framesInOrder.add(frame)
}

const PARTS = [
  ...[layOutEverything, smallTexts, smallTargets, faintTexts, linksByColour],
  ...[faintInEachTheme, forcedSpacing, frameOf],
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
 * As it is, and in the other theme by the site's own switch (web/ui/styles/tokens.css), which has what the device's wish has; nothing is
 * painted in between. Nor does any colour fade over meanwhile. Each change makes the browser work out every style anew.
 */
function faintInEachTheme(): string[] {
  const { documentElement: html } = document
  const before = html.getAttribute('data-theme')
  const isDark = before ? before === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
  // Who wants no motion has none to stop (web/ui/styles/elements.css).
  const isStill = matchMedia('(prefers-reduced-motion)').matches
  const still = new CSSStyleSheet()
  still.replaceSync('*, ::before, ::after { transition: none !important }')
  if (!isStill) document.adoptedStyleSheets.push(still)
  const faintIn = (dark: boolean) =>
    faintTexts().map((text) => (dark ? `in the dark ${text}` : text))
  const faint = faintIn(isDark)
  html.setAttribute('data-theme', isDark ? 'light' : 'dark')
  faint.push(...faintIn(!isDark))
  if (before === null) html.removeAttribute('data-theme')
  else html.setAttribute('data-theme', before)
  if (isStill) return faint
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

/**
 * By which a page gets axe as one of its scripts, which the browser compiles once: what Playwright evaluates is compiled anew each time.
 * They stay open, because one that ends takes the journey's passkeys with it.
 */
const sessions = new WeakMap<Page, CDPSession>()

async function foundByAxe(page: Page, part: Part): Promise<string[]> {
  const found = await runAxe(page, part)
  if (found) return found
  const chromium = sessions.get(page) ?? (await page.context().newCDPSession(page))
  sessions.set(page, chromium)
  await chromium.send('Runtime.evaluate', { expression: AXE })
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
        nodes.map(({ element }) => `${id}: ${help}\n  ${element?.outerHTML.slice(0, 300)}`),
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
  selectors: false,
  elementRef: true,
  preload: false,
}
