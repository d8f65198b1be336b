// In the place of the network: every call is answered with whatever the server's own description allows, at once, and
// the same question of one drawing always in the same way.

import type { PageConfig } from '#contract/public/page-config.ts'
import { type Answerer, answersOf, type Description } from './answers.ts'

/** Of what was drawn last: what it asked, what it was told, and what went wrong. */
export const observed = {
  asked: [] as string[],
  answers: new Map<string, unknown>(),
  complaints: [] as string[],
  pending: 0,
}

let answerer: Answerer = () => undefined
let permissions: string[] = []
let number = 0
/** Whether the terms are agreed to; only the page that is about them is shown to whoever has not. */
let agreed = true
/** In the place of every answer but those that say who is in. */
let refusal: (() => Response | Promise<Response>) | undefined
const WHO_IS_IN = /getAuthUser|^\/api\/member\/termofconditional$|page-config/

export function describe(description: Description, allPermissions: string[]): void {
  answerer = answersOf(description)
  permissions = allPermissions
}

export function drawing(next: number, path: string): void {
  number = next
  agreed = path !== '/member/welcome'
  forget()
}

/** Whether a page needs the answer: it does without the cooperative's telephone number, and without the offer of a passkey. */
export function isNeeded(question: string): boolean {
  const [, url = ''] = question.split(' ')
  return !WHO_IS_IN.test(url) && url !== '/api/info/footer' && !url.endsWith('/passkey/challenge')
}

export function refuseAll(answer: typeof refusal): void {
  refusal = answer
}

export function forget(): void {
  observed.asked = []
  observed.answers = new Map()
  observed.complaints = []
}

export function siteOf() {
  const { value } = answerer('GET', '/api/info/page-config', number) ?? {}
  const { data: config } = value as { data: PageConfig }
  return { config, publicUrl: 'https://coop.example', drawnAt: '2026-11-15T02:00:00.000Z' }
}

async function answer(url: string, { method = 'GET' }: RequestInit = {}) {
  const question = `${method} ${url}`
  observed.asked.push(question)
  if (refusal && !WHO_IS_IN.test(url)) return refusal()
  if (!observed.answers.has(question)) {
    const answered = answerer(method, url, number)
    if (!answered) observed.complaints.push(`nobody answers ${question}`)
    observed.answers.set(question, allowed(url, answered?.value))
  }
  const value = observed.answers.get(question)
  observed.pending++
  await undefined
  observed.pending--
  return {
    ok: true,
    status: 200,
    headers: new Headers(),
    json: async () => value,
    blob: async () => new Blob([String(value)]),
    clone() {
      return this
    },
  }
}

/** Whoever looks at a page may see it. */
function allowed(url: string, value: unknown): unknown {
  const answer = value as {
    data?: { permissions?: string[] }
    impersonation?: { ends_at: string }
  }
  if (answer.data?.permissions) answer.data.permissions = permissions
  if (answer.impersonation) answer.impersonation.ends_at = '2199-12-31T00:00:00.000Z'
  if (url !== '/api/member/termofconditional') return value
  return { ...answer, rc_code: agreed ? '1' : '0' }
}

/** For a page of this window, in which nothing else runs. */
export function standIn(): void {
  globalThis.fetch = answer as unknown as typeof fetch
  // A browser tells the whole window of every new title.
  Object.defineProperty(document, 'title', { value: '', writable: true })
  console.error = (...words: unknown[]) => {
    const said = words.map((word) => (word instanceof Error ? word.stack : String(word))).join(' ')
    // That names and numbers are one of a kind is nothing a schema can say.
    if (!/two children with the same key/.test(said)) observed.complaints.push(said)
  }
  addEventListener('error', ({ error, message }) =>
    observed.complaints.push(`error: ${error?.stack ?? message}`),
  )
  addEventListener('unhandledrejection', ({ reason }) =>
    observed.complaints.push(`rejected: ${reason?.stack ?? reason}`),
  )
}

const channel = new MessageChannel()

/** Whatever React has put off until now is done before this. */
function turn(): Promise<void> {
  return new Promise((resolve) => {
    channel.port1.onmessage = () => resolve()
    channel.port2.postMessage(0)
  })
}

const QUIET_TURNS = 4
const TURNS_MAX = 2_000

export async function settled(): Promise<void> {
  for (let quiet = 0, turns = 0; quiet < QUIET_TURNS; turns++) {
    if (turns > TURNS_MAX) return void observed.complaints.push('asks for ever')
    const before = observed.asked.length
    await turn()
    quiet = observed.pending === 0 && before === observed.asked.length ? quiet + 1 : 0
  }
}
