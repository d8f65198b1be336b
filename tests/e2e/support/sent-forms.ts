// Notes what journeys send from a browser, for scripts/suite/forms-sent.ts: every writing call that the server took, and
// whether a page on which it was sent, or to which it led, was then opened afresh.

import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page, Request, Response } from '@playwright/test'
import { DESCRIPTION_FILE, SENT_FILE } from '#scripts/suite/forms-sent.ts'

// Told by a page of itself when something broke in it: nobody sent it.
const CLIENT_ERROR = '/api/info/client-error'
const RESULTS = join(import.meta.dirname, '..', '..', '..', 'test-results')

/** All that the site could be asked. */
export async function noteDescription(address: string): Promise<void> {
  const reply = await fetch(`${address}/api/openapi.json`)
  mkdirSync(RESULTS, { recursive: true })
  writeFileSync(join(RESULTS, DESCRIPTION_FILE), await reply.text())
}

interface Sent {
  call: string
  /** Where it was sent from, and where the site has led since. */
  pages: Set<string>
}

/** Watches every page of the window until the answer is called. */
export function noteSentForms(context: BrowserContext): () => void {
  const waiting = new Map<Page, Sent[]>()
  const origins = new WeakMap<Request, string>()

  function onRequest(request: Request): void {
    if (isWriting(request)) origins.set(request, pathOf(request.frame().url()))
  }
  function onResponse(response: Response): void {
    const request = response.request()
    const page = pageOf(request)
    if (!page) return
    const sent = waiting.get(page) ?? []
    if (isOpening(request)) {
      const path = pathOf(response.url())
      for (const { call } of sent.filter(({ pages }) => pages.has(path))) note('again', call)
      waiting.set(
        page,
        sent.filter(({ pages }) => !pages.has(path)),
      )
    } else if (isWriting(request) && response.ok() && pathOf(request.url()) !== CLIENT_ERROR) {
      const call = `${request.method()} ${pathOf(request.url())}`
      note('sent', call)
      const pages = new Set([origins.get(request) ?? '', pathOf(page.url())])
      waiting.set(page, [...sent, { call, pages }])
    }
  }
  function onPage(page: Page): void {
    page.on('framenavigated', (frame) => {
      if (frame !== page.mainFrame()) return
      for (const { pages } of waiting.get(page) ?? []) pages.add(pathOf(frame.url()))
    })
  }

  for (const page of context.pages()) onPage(page)
  context.on('page', onPage)
  context.on('request', onRequest)
  context.on('response', onResponse)
  return () => {
    context.off('page', onPage)
    context.off('request', onRequest)
    context.off('response', onResponse)
  }
}

/** A line at once: by every worker, and whatever becomes of it afterwards. */
function note(what: 'sent' | 'again', call: string): void {
  appendFileSync(join(RESULTS, SENT_FILE), `${what} ${call}\n`)
}

function isWriting(request: Request): boolean {
  return request.method() !== 'GET' && pathOf(request.url()).startsWith('/api/')
}

function isOpening(request: Request): boolean {
  return request.isNavigationRequest() && request.frame().parentFrame() === null
}

/** None where a worker asks, or where the page is not there yet. */
function pageOf(request: Request): Page | undefined {
  try {
    return request.frame().page()
  } catch {
    return undefined
  }
}

function pathOf(url: string): string {
  return new URL(url).pathname
}
