// `test` for journeys: every page is watched, and whatever a browser complains about fails the test.

// Some of what is written here runs in the page.
/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

import { type Page, test as plain } from '@playwright/test'
import { noteSentForms } from './sent-forms.ts'
import { SITE_URL } from './site.ts'

export { expect } from '@playwright/test'

interface World {
  /** What the browser complained about: nothing, unless the journey says it expects some of it. */
  complaints: Complaints
}

export const test = plain.extend<World>({
  baseURL: async ({}, use) => use(process.env[SITE_URL]),
  complaints: async ({}, use) => {
    const complaints = new Complaints()
    await use(complaints)
    plain.expect(complaints.unexpected(), 'the browser complained').toEqual([])
  },
  page: async ({ page, context, baseURL, complaints }, use) => {
    watch(page, new URL(String(baseURL)).origin, complaints)
    const stop = noteSentForms(context)
    await use(page)
    stop()
    // The next journey has the same window (playwright.config.ts).
    await context.clearPermissions()
    await context.setOffline(false)
  },
})

class Complaints {
  private readonly heard: string[] = []
  // Playwright's own words: playwright.config.ts keeps the worker out.
  private readonly expected: RegExp[] = [/Service Worker registration blocked by Playwright/]

  hear(complaint: string): void {
    this.heard.push(complaint)
  }
  expect(complaint: RegExp): void {
    this.expected.push(complaint)
  }
  unexpected(): string[] {
    return this.heard.filter(
      (complaint) => !this.expected.some((pattern) => pattern.test(complaint)),
    )
  }
}

const MEASURED_EARLY = 'Rendering was performed in a subtree hidden by content-visibility'

/** React tells of a failed take-over and Chromium of a breached policy as errors, so both are heard. */
function watch(page: Page, origin: string, complaints: Complaints): void {
  // Any word at all: even a mere hint in the console has no business on a finished page. But for one, that the test's own
  // looking causes: Playwright measures sections that a phone has not laid out yet (web/app/first-screen.ts).
  page.on('console', (message) => {
    if (message.text().startsWith(MEASURED_EARLY)) return
    complaints.hear(`console ${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.hear(`error: ${error.message}`))
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (/^https?:|^wss?:/.test(url.protocol) && url.origin !== origin)
      complaints.hear(`stranger: ${url}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.hear(`${response.status()}: ${response.url()}`)
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    // Leaving a page stops what it was still loading.
    if (reason !== 'net::ERR_ABORTED') complaints.hear(`failed: ${request.url()} ${reason}`)
  })
}

/** Opens a page and waits until the browser has taken it over from the server. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForHydration(page)
}

/** The browser takes over when somebody stirs (web/app/boot.ts), heading included. */
export async function waitForHydration(page: Page): Promise<void> {
  let moves = 0
  await plain.expect
    .poll(
      async () => {
        await page.mouse.move(1 + (moves++ % 2), 1)
        return page
          .locator('h1')
          .evaluate((heading) => Object.keys(heading).some((key) => key.startsWith('__react')))
      },
      { intervals: [50, 100, 100, 200] },
    )
    .toBe(true)
}

/**
 * Until the page has been painted. A browser without a screen now and then paints nothing after its size or
 * theme was changed, until something else happens: then a quarter of a second must do.
 */
export async function nextFrame(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(resolve)
        setTimeout(resolve, 250)
      }),
  )
}

/** Until the browser has nothing left to do: whatever was to happen by itself has happened. */
export async function idle(page: Page): Promise<void> {
  await nextFrame(page)
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 })),
  )
  await nextFrame(page)
}

export async function acceptCookies(page: Page, baseURL: string | undefined): Promise<void> {
  await page.context().addCookies([{ name: 'acceptCookie', value: 'Y', url: String(baseURL) }])
}

/** In every journey of the file: who has been asked about cookies already, and wants nothing to move. */
export function givenSettledVisitor(): void {
  test.beforeEach(async ({ page, baseURL }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await acceptCookies(page, baseURL)
  })
}

/** Chromium tells of the page itself as of any missing file. */
export function expectNotFound(complaints: Complaints): void {
  complaints.expect(/^404: |status of 404/)
}

/** Down and up again, so that pictures that wait to be seen are loaded. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () =>
      new Promise((resolve) => {
        requestAnimationFrame(resolve)
        setTimeout(resolve, 250) // as in nextFrame
      })
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' })
      await frame()
    }
    scrollTo({ top: 0, behavior: 'instant' })
    await frame()
  })
  // The slides after the first keep waiting to be seen.
  const pictures = page.locator('img:not(li + li img)')
  await plain.expect
    .poll(() =>
      pictures.evaluateAll(
        (all) => (all as HTMLImageElement[]).filter(({ complete }) => !complete).length,
      ),
    )
    .toBe(0)
}

/** A reader's larger text, as the browser's settings would have it. */
export async function enlargeText(page: Page, size: string): Promise<void> {
  await page.evaluate((wanted) => {
    document.documentElement.style.fontSize = wanted
  }, size)
}
