// The one way to ask the server. Sends what every call must carry (REQ-501), and is the one place
// where a failed reply becomes an error.

import type { VisitorPageConfig } from '#contract/public/page-config.ts'
import { type Area, STORED_UNDER } from '#domain/identity/stored-session.ts'
import { askEarly, takeEarly } from './early-requests.ts'

declare global {
  // The page config is a global (REQ-503).
  var pageConfig: VisitorPageConfig
}

export const CANNOT_CONNECT = 'ไม่สามารถเชื่อมต่อได้'

/** Seconds; for more it is better to say so. */
const WAIT_MAX = 10

/** What the server refused, or that it could not be reached; the message may be shown. */
export class ApiError extends Error {
  readonly status: number
  readonly errors: string[]
  /** What would help, where the server says so. */
  readonly needs: string | undefined
  /** All that the server said, where a page can do more with it than show a sentence. */
  readonly answer: unknown

  constructor(
    status: number,
    message: string,
    errors: string[] = [message],
    answer?: { needs?: string },
  ) {
    super(message)
    this.status = status
    this.errors = errors
    this.needs = answer?.needs
    this.answer = answer
  }
}

export async function ask(path: string, body?: unknown, signal?: AbortSignal): Promise<unknown> {
  // Read once: a second try is on behalf of whoever made the first, even if they have signed out since.
  const token = storedToken(path)
  const reply = await sent(path, body, token, signal)
  if (reply.status !== 403 || body === undefined) return read(reply, path)
  // Whoever wrote for hours has an old anti-forgery token: a new one is fetched rather than asked for.
  const refused = await reply
    .clone()
    .json()
    .catch(() => undefined)
  if (refused?.needs) return read(reply)
  await loadPageConfig().catch(() => {
    throw new ApiError(403, refused?.error ?? CANNOT_CONNECT, refused?.errors)
  })
  return read(await sent(path, body, token), path)
}

/** While the scripts of a page are on their way: what it will ask, for whoever is signed in to its area. */
export function askAhead({ asks, sends }: { asks: string[]; sends: string[] }): void {
  const [first] = [...asks, ...sends]
  const token = first && storedToken(first)
  if (!token) return
  const replies = [
    ...asks.map((path) => [path, sentOnce(path, undefined, token)]),
    ...sends.map((path) => [path, sentOnce(path, {}, token)]),
  ]
  askEarly(Object.fromEntries(replies), token)
}

export interface DownloadedFile {
  blob: Blob
  /** What the server would have it called. */
  name: string
}

/** A paper: a link would not say who asks for it, so it is asked for like everything else and then saved. */
export async function askFile(path: string, body?: unknown): Promise<DownloadedFile> {
  const reply = await sent(path, body, storedToken(path))
  const disposition = reply.headers.get('content-disposition') ?? ''
  // Words where a paper was wanted are the reason why there is none; a file of JSON has a name.
  const isWords = disposition === '' && /json/.test(reply.headers.get('content-type') ?? '')
  if (!reply.ok || isWords) {
    await read(reply)
    throw new ApiError(reply.status, CANNOT_CONNECT)
  }
  const blob = await reply.blob().catch(() => {
    throw new ApiError(0, CANNOT_CONNECT)
  })
  if (blob.size === 0) throw new ApiError(reply.status, CANNOT_CONNECT)
  return { blob, name: nameIn(disposition) }
}

/** Our server writes every name as RFC 5987 wants Thai to be written. */
function nameIn(disposition: string): string {
  return decodeURIComponent(/filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1] ?? '')
}

async function sent(
  path: string,
  body: unknown,
  token: string | undefined,
  signal?: AbortSignal,
): Promise<Response> {
  const reply = await sentOnce(path, body, token, signal)
  const wait = Number(reply.headers.get('retry-after'))
  if (reply.status !== 503 || body !== undefined || !(wait > 0 && wait <= WAIT_MAX)) return reply
  // A busy moment: whoever only reads is asked to wait by the page itself. Not all come back at once.
  await new Promise((again) => setTimeout(again, wait * 1000 * (1 + Math.random() / 2)))
  return sentOnce(path, body, token, signal)
}

async function sentOnce(
  path: string,
  body: unknown,
  token: string | undefined,
  signal?: AbortSignal,
): Promise<Response> {
  const early = takeEarly(path, token)
  const reply = early && (await early)
  if (reply) return reply
  return fetch(path, {
    method: body === undefined ? 'GET' : 'POST',
    credentials: 'include',
    ...(signal && { signal }),
    headers: { ...headersWith(token), 'content-type': typeOf(body) },
    body: body === undefined || body instanceof Blob ? body : JSON.stringify(body),
  }).catch(() => {
    throw new ApiError(0, CANNOT_CONNECT)
  })
}

/** A file goes as it is; the server looks at what it holds rather than at what it is called. */
function typeOf(body: unknown): string {
  return body instanceof Blob ? 'application/octet-stream' : 'application/json'
}

interface Answer {
  rc_code?: unknown
  rc_des?: unknown
  error?: unknown
  message?: unknown
  errors?: unknown
  needs?: string
}

async function read(reply: Response, path = ''): Promise<unknown> {
  const answer: Answer | null = await reply.json().catch(() => null)
  if (typeof answer !== 'object' || answer === null)
    throw new ApiError(reply.status, CANNOT_CONNECT)
  if (reply.ok && !isRefused(answer, path)) return answer
  const errors = sentencesIn(answer.errors)
  // The field error, the field message, or the first validation error (REQ-532); or what rc_code means.
  const said = sentencesIn([answer.error, answer.message, ...errors, answer.rc_des])[0]
  const sentences = errors.length > 0 ? errors : undefined
  throw new ApiError(reply.status, said ?? CANNOT_CONNECT, sentences, answer)
}

/** Of this one call rc_code is the answer itself: whether the terms in force are agreed to. */
const ASKS_BY_CODE = '/api/member/termofconditional'

/** REQ-502: an answer may say no under a status of 200, by its errors or by its code. */
function isRefused({ rc_code, errors }: Answer, path: string): boolean {
  if (sentencesIn(errors).length > 0) return true
  return rc_code !== undefined && rc_code !== '1' && path !== ASKS_BY_CODE
}

function sentencesIn(list: unknown): string[] {
  const strings = Array.isArray(list) ? list.filter((one) => typeof one === 'string') : []
  return strings.filter((sentence) => sentence.trim() !== '')
}

/** What an answer holds; one that holds nothing is no answer. */
export function dataOf<Answer>(answer: Answer): DataIn<Answer> {
  const { data } = answer as { data?: DataIn<Answer> }
  if (data === undefined) throw new ApiError(200, CANNOT_CONNECT)
  return data
}

export type DataIn<Answer> = Answer extends { data: infer Data } ? Data : unknown

/** An officer's leave to look goes in a header: an address would be kept by histories and logs. */
export async function redeemGrant(code: string): Promise<unknown> {
  const path = '/admin/impersonate/auth/member'
  const headers = { ...headersWith(storedToken(path)), 'x-impersonation-grant': code }
  const reply = await fetch(path, { credentials: 'include', headers }).catch(() => {
    throw new ApiError(0, CANNOT_CONNECT)
  })
  return read(reply)
}

export async function loadPageConfig(): Promise<void> {
  globalThis.pageConfig = dataOf(
    (await ask('/api/info/page-config')) as { data: VisitorPageConfig },
  )
}

function headersWith(token: string | undefined): Record<string, string> {
  return {
    accept: 'application/json',
    'content-type': 'application/json',
    'x-requested-with': 'XMLHttpRequest',
    'x-csrf-token': globalThis.pageConfig?.csrf_token ?? '',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...ownRelease(),
  }
}

/** So that a page of another release is told to load anew where it asks what this server does not know. */
function ownRelease(): { 'x-release'?: string } {
  const release = document.getElementById('boot')?.dataset.release
  return release ? { 'x-release': release } : {}
}

/** Whose address it is; of what is everybody's a member may ask too. */
export function areaOf(path: string): Area {
  return (/^\/(?:api\/)?(membergroup|admin)\//.exec(path)?.[1] ?? 'member') as Area
}

function storedToken(path: string): string | undefined {
  try {
    return JSON.parse(localStorage.getItem(STORED_UNDER[areaOf(path)]) ?? 'null')?.token
  } catch {
    return undefined // a visitor may forbid storage
  }
}
