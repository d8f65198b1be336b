// Hands what went wrong on to an outside service, when one is set. It must never hurt the site: reports wait in a
// short line and are sent one after the other, what does not fit is dropped, and no failure leaves this file.

import type { ErrorServiceAddress } from './dsn.ts'
import { type BrowserFault, browserEvent, type ErrorEvent, serverEvent } from './event.ts'
import { requestedPause } from './pause.ts'

const WAITING_MAX = 50
const PER_MINUTE_MAX = 60
const ANSWER_MS = 5_000
const AWAY_SECONDS = 30

interface About {
  address: ErrorServiceAddress
  publicUrl: string
  release: string
  environment: string
}

export class ErrorService {
  readonly #about: About
  readonly #waiting: ErrorEvent[] = []
  #sending: Promise<void> = Promise.resolve()
  #quietUntil = 0
  #minute = { began: 0, sent: 0 }

  constructor(about: About) {
    this.#about = about
  }

  /** What the collector has kept of a browser. */
  tellOfBrowser(fault: BrowserFault): void {
    const { publicUrl, environment } = this.#about
    this.#put(browserEvent(fault, publicUrl, environment))
  }

  /** What the log was told with an error: that visitors were turned away for a moment is no mistake of ours. */
  tellOfServer({ err, request_id }: { err?: unknown; request_id?: unknown }): void {
    if (!(err instanceof Error) || (err as { statusCode?: number }).statusCode === 503) return
    this.#put(
      serverEvent(err, request_id === undefined ? undefined : String(request_id), this.#about),
    )
  }

  /** All that is waiting has been sent or given up. */
  async idle(): Promise<void> {
    while (this.#waiting.length > 0) await this.#sending
    await this.#sending
  }

  #put(event: ErrorEvent): void {
    if (Date.now() < this.#quietUntil || this.#waiting.length >= WAITING_MAX || !this.#fits())
      return
    this.#waiting.push(event)
    if (this.#waiting.length === 1) this.#sending = this.#sendAll()
  }

  #fits(): boolean {
    const now = Date.now()
    if (now - this.#minute.began >= 60_000) this.#minute = { began: now, sent: 0 }
    this.#minute.sent += 1
    return this.#minute.sent <= PER_MINUTE_MAX
  }

  async #sendAll(): Promise<void> {
    for (let event = this.#waiting[0]; event; event = this.#waiting[0]) {
      const pause = await this.#send(event)
      this.#waiting.shift()
      if (pause === 0) continue
      // What is still waiting is dropped as well: it would be refused.
      this.#quietUntil = Date.now() + pause * 1000
      this.#waiting.length = 0
    }
  }

  async #send(event: ErrorEvent): Promise<number> {
    const { envelopeUrl, key } = this.#about.address
    try {
      const reply = await fetch(envelopeUrl, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(ANSWER_MS),
        headers: {
          'content-type': 'application/x-sentry-envelope',
          'x-sentry-auth': `Sentry sentry_version=7, sentry_client=coop-web/1, sentry_key=${key}`,
        },
        body: envelopeOf(event, new Date()),
      })
      await reply.body?.cancel()
      if (reply.status >= 500) return AWAY_SECONDS
      return requestedPause(reply.status, reply.headers, new Date())
    } catch {
      return AWAY_SECONDS
    }
  }
}

/** The body of a report: a line about the envelope, a line about the event with its length in bytes, the event. */
function envelopeOf(event: ErrorEvent, sentAt: Date): string {
  const payload = JSON.stringify(event)
  const head = { event_id: event.event_id, sent_at: sentAt.toISOString() }
  const item = {
    type: 'event',
    length: Buffer.byteLength(payload),
    content_type: 'application/json',
  }
  return `${JSON.stringify(head)}\n${JSON.stringify(item)}\n${payload}\n`
}
