// How the drill's people send something: each time from an address of its own, and whatever came of it is kept.

import type { Kind, Outcome, Write } from '#tests/faults/writes.ts'

const PATIENCE_MS = 15_000

export interface Sending {
  kind?: Kind
  /** Where it is not the address. */
  key?: string
  token?: string | undefined
  type?: string
  body: object | Buffer
  from?: string
}

export interface Answer {
  /** Unsent: nobody listened, so it cannot be there either. */
  outcome: Outcome | 'unsent'
  address: string
  // biome-ignore lint/suspicious/noExplicitAny: each reads what it asked for
  json: any
}

export class Sender {
  readonly writes: Write[] = []
  readonly #site: string
  #sent = 0

  constructor(site: string) {
    this.#site = site
  }

  /** Nobody shares the limits of a network with the one before. */
  newAddress(): string {
    const number = this.#sent++
    return `10.${number & 255}.${(number >> 8) & 255}.${1 + (number >> 16)}`
  }

  async post(
    path: string,
    { kind, key, token, type, body, from = this.newAddress() }: Sending,
  ): Promise<Answer> {
    const write = kind && { kind, key: key ?? from, address: from }
    let isSent = true
    const reply = await fetch(`${this.#site}/api/${path}`, {
      method: 'POST',
      headers: {
        'content-type': type ?? 'application/json',
        'x-forwarded-for': from,
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: Buffer.isBuffer(body) ? new Uint8Array(body) : JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).catch((error: { cause?: { code?: string } }) => {
      isSent = error.cause?.code !== 'ECONNREFUSED'
    })
    if (!isSent) return { outcome: 'unsent', address: from, json: undefined }
    const text = await reply?.text().catch(() => undefined)
    // Half an answer is none.
    const outcome = reply && text !== undefined ? outcomeOf(reply.status) : 'unanswered'
    if (write) this.writes.push({ ...write, outcome })
    return { outcome, address: from, json: readJson(text) }
  }

  async get(path: string, token: string) {
    const reply = await fetch(`${this.#site}/api/${path}`, {
      headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': this.newAddress() },
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).catch(() => undefined)
    return readJson(await reply?.text().catch(() => undefined))
  }
}

/** Whether the site said anything. */
export function isAnswered(outcome: string): boolean {
  return outcome === 'done' || outcome === 'refused'
}

function outcomeOf(status: number): Outcome {
  if (status < 300) return 'done'
  return status < 500 ? 'refused' : 'unanswered'
}

function readJson(text: string | undefined) {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}
