// Watches what journeys send from a browser, for scripts/suite/forms-sent.ts.

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page, Request, Response } from '@playwright/test'
import { DESCRIPTION_FILE } from '#scripts/suite/forms-sent.ts'
import { isWriting, RESULTS, SentCalls } from '#scripts/suite/sent-calls.ts'

/** All that the site could be asked. */
export async function noteDescription(address: string): Promise<void> {
  const reply = await fetch(`${address}/api/openapi.json`)
  mkdirSync(RESULTS, { recursive: true })
  writeFileSync(join(RESULTS, DESCRIPTION_FILE), await reply.text())
}

/** Watches every page of the window until the answer is called. */
export function noteSentForms(context: BrowserContext): () => void {
  const windows = new Map<Page, SentCalls>()
  const origins = new WeakMap<Request, string>()

  function callsOf(page: Page): SentCalls {
    const calls = windows.get(page) ?? new SentCalls()
    windows.set(page, calls)
    return calls
  }
  function onRequest(request: Request): void {
    if (isWriting(request.method(), request.url())) origins.set(request, request.frame().url())
  }
  function onResponse(response: Response): void {
    const request = response.request()
    const page = pageOf(request)
    if (!page) return
    if (isOpening(request)) callsOf(page).opened(response.url())
    else if (response.ok())
      callsOf(page).taken(request.method(), request.url(), [origins.get(request) ?? '', page.url()])
  }
  function onPage(page: Page): void {
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) callsOf(page).ledTo(frame.url())
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
