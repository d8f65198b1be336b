// Notes what a test sends from a page, in a browser or in jsdom, for forms-sent.ts: every writing call that the server took,
// and whether a page on which it was sent, or to which it led, was then opened afresh.

import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { SENT_FILE } from './forms-sent.ts'

export const RESULTS = join(import.meta.dirname, '..', '..', 'test-results')
// A page sends it by itself when something broke in it: nobody sent it.
const CLIENT_ERROR = '/api/info/client-error'

/** Of one window. */
export class SentCalls {
  private waiting: { call: string; pages: Set<string> }[] = []

  /** The server took it; `pages` are where it was sent from. */
  taken(method: string, url: string, pages: string[]): void {
    const path = pathOf(url)
    if (!isWriting(method, url) || path === CLIENT_ERROR) return
    const call = `${method} ${path}`
    note('sent', call)
    this.waiting.push({ call, pages: new Set(pages.map(pathOf)) })
  }

  /** Where the site went by itself after what was sent. */
  ledTo(url: string): void {
    for (const { pages } of this.waiting) pages.add(pathOf(url))
  }

  /** Loaded anew. */
  opened(url: string): void {
    const path = pathOf(url)
    const [again, others] = [true, false].map((is) =>
      this.waiting.filter(({ pages }) => pages.has(path) === is),
    )
    for (const { call } of again ?? []) note('again', call)
    this.waiting = others ?? []
  }
}

export function isWriting(method: string, url: string): boolean {
  return method !== 'GET' && pathOf(url).startsWith('/api/')
}

function pathOf(url: string): string {
  return new URL(url, 'http://localhost').pathname
}

/** A line at once: by every worker, and whatever becomes of it afterwards. */
function note(what: 'sent' | 'again', call: string): void {
  mkdirSync(RESULTS, { recursive: true })
  appendFileSync(join(RESULTS, SENT_FILE), `${what} ${call}\n`)
}
