// A browser without a screen: the site's own pages in jsdom, and the real app in the place of the network.

/// <reference lib="dom" />

import type { FastifyInstance } from 'fastify'
import { expect, vi } from 'vitest'
import type { StaffRole } from '#domain/identity/staff-role.ts'
import { SentCalls } from '#scripts/suite/sent-calls.ts'
import { PUBLIC_URL } from '../app/test.ts'
import { givenOfficer } from '../given/session.ts'
import { Place, type Words } from './place.ts'
import { loadProductionReact } from './production-react.ts'
import { until } from './until.ts'

/** What web/testing/mounted-site.tsx is, whose types belong to the program of the web. */
interface MountedSite {
  mountSite(drawn: unknown): Promise<() => void>
}

const MOUNTED_SITE: string = '#web/testing/mounted-site.tsx'
const USER_AGENT = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0'

export class Browser {
  /** All that is on the page. */
  readonly page = new Place(() => document.body)
  /** The one that was opened last. */
  readonly dialog = new Place(() =>
    [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1),
  )
  /** Names of the files that pages have saved. */
  readonly saved: string[] = []
  private readonly app: FastifyInstance
  private readonly cookies = new Map<string, string>()
  private readonly sent = new SentCalls()
  private leave: () => void = () => undefined
  private lastReply: Promise<unknown> = Promise.resolve()

  constructor(app: FastifyInstance) {
    this.app = app
    loadProductionReact()
    // What the server itself asks of a stand-in goes there: pages name no host.
    const outside = globalThis.fetch
    vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) =>
      path.startsWith('http') ? outside(path, init) : this.request(path, init),
    )
    this.catchSavedFiles()
  }

  /** An officer with these roles, who is signed in already. */
  async becomeOfficer(roles: StaffRole[], login = 'officer', name = 'กมลชนก ดีพร้อม'): Promise<void> {
    this.become('staff', await givenOfficer(this.app.db, { login, roles, name }))
  }

  /** Somebody whose session is there, stored as the area stores it. */
  become(area: 'staff' | 'membergroup' | 'user', stored: object): void {
    localStorage.setItem(area, JSON.stringify(stored))
  }

  /** Loads the page anew, as an address that is typed does: nothing is left of the page before but what is stored. */
  async open(address: string): Promise<void> {
    this.leave()
    this.sent.ledTo(this.address)
    this.sent.opened(address)
    history.replaceState(null, '', address)
    const reply = await this.request(address, {})
    const [, state] = /id="state">(.*)<\/script>/.exec(await reply.text()) ?? []
    const { mountSite } = (await import(MOUNTED_SITE)) as MountedSite
    this.leave = await mountSite(JSON.parse(state ?? '{}'))
  }

  reload(): Promise<void> {
    return this.open(this.address)
  }

  /** The page leads there by itself. */
  async arrivesAt(address: Words): Promise<void> {
    await until(() => expect(this.address).toMatch(address))
  }

  /** A file whose name holds these words. */
  async saves(words: string): Promise<void> {
    await until(() => expect(this.saved.join('\n')).toContain(words))
  }

  get address(): string {
    return location.pathname + location.search
  }

  close(): void {
    this.leave()
    localStorage.clear()
    sessionStorage.clear()
  }

  /** One after the other: all share the test's one transaction. */
  private request(path: string, init: RequestInit): Promise<Response> {
    const reply = this.lastReply.then(() => this.answered(path, init))
    this.lastReply = reply.catch(() => undefined)
    return reply
  }

  private async answered(path: string, init: RequestInit): Promise<Response> {
    const from = location.pathname
    const { method = 'GET', body } = init
    const reply = await this.app.inject({
      method: method as 'GET' | 'POST',
      url: path,
      headers: {
        ...(init.headers as Record<string, string>),
        'user-agent': USER_AGENT,
        'sec-fetch-site': 'same-origin',
        ...(method === 'POST' && { origin: PUBLIC_URL }),
        cookie: [...this.cookies].map((pair) => pair.join('=')).join('; '),
      },
      ...(body != null && { payload: body instanceof Blob ? await bytesOf(body) : String(body) }),
    })
    for (const { name, value } of reply.cookies) this.cookies.set(name, value)
    if (reply.statusCode < 400) this.sent.taken(method, path, [from, location.pathname])
    const headers = Object.entries(reply.headers).map(([name, value]) => [name, String(value)])
    return new Response(new Uint8Array(reply.rawPayload), {
      status: reply.statusCode,
      headers: headers as [string, string][],
    })
  }

  /** jsdom saves nothing: a link with a name to save under is pressed. */
  private catchSavedFiles(): void {
    Object.assign(URL, { createObjectURL: () => 'blob:saved', revokeObjectURL: () => undefined })
    const { saved } = this
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      if (this.download) saved.push(this.download)
    })
  }
}

async function bytesOf(blob: Blob): Promise<Buffer> {
  return Buffer.from(new Uint8Array(await blob.arrayBuffer()))
}
