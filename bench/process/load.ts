// The load generator, a process of its own: asks one question over and over on open connections.

import autocannon, { type Client } from 'autocannon'
import type { Question } from './answer.ts'
import { sendToParent } from './listening.ts'
import { refuseStrangers } from './loopback.ts'

export interface Load extends Question {
  address: string
  connections: number
  seconds: number
  /** What every answer must be, byte for byte; undefined where answers differ. */
  body?: Buffer | undefined
  /** Those who ask, one after the other; nobody in particular where there are none. */
  bearers?: string[] | undefined
}

export interface Fired {
  answers: number
  seconds: number
  p50Ms: number
  p99Ms: number
}

process.on('message', async (load: Load) => sendToParent(await fire(load)))

async function fire(load: Load): Promise<Fired> {
  refuseStrangers(load.address)
  let wrong = 0
  let started = 0
  const run = autocannon({
    url: load.address + load.path,
    method: load.method,
    headers: load.headers,
    body: load.sends && JSON.stringify(load.sends),
    connections: load.connections,
    duration: load.seconds,
    sampleInt: 50,
    timeout: 30,
    setupClient(client) {
      takeBodies(client, load.body, () => wrong++)
      if (load.bearers) client.setRequests(requestsOf(load, started++))
    },
  })
  // autocannon's own histogram counts in whole milliseconds.
  const times: number[] = []
  run.on('response', (_client, _status, _bytes, ms) => times.push(ms))
  const { '2xx': answers, non2xx, errors, duration } = await run
  if (non2xx + errors + wrong > 0 || answers === 0) {
    const { method, path, address } = load
    throw new Error(
      `${method} ${path} of ${address}: ${answers} answers, ${non2xx} of them not 2xx, ` +
        `${errors} failures, ${wrong} wrong bodies`,
    )
  }
  times.sort((a, b) => a - b)
  const percentile = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN
  return { answers, seconds: duration, p50Ms: percentile(0.5), p99Ms: percentile(0.99) }
}

/** Each connection begins with somebody else. */
function requestsOf({ method, path, headers, sends, bearers = [] }: Load, connection: number) {
  const first = connection % bearers.length
  return [...bearers.slice(first), ...bearers.slice(0, first)].map((bearer) => ({
    method,
    path,
    headers: { ...headers, authorization: `Bearer ${bearer}` },
    ...(sends && { body: JSON.stringify(sends) }),
  }))
}

/**
 * By itself autocannon decodes each body to text, which turns compressed bytes into nonsense and is so
 * slow that it, not the server, would be measured: a tenth of the requests. So bodies are taken from
 * it as they arrive and, where the answer is known, compared as bytes.
 */
function takeBodies(
  { pipelinedRequests }: Client,
  body: Buffer | undefined,
  wrong: () => void,
): void {
  const terminate = pipelinedRequests.terminateRequest
  let read = 0
  let same = true
  pipelinedRequests.addBody = (part) => {
    const upTo = read + part.length
    if (body) same &&= upTo <= body.length && part.compare(body, read, upTo) === 0
    read = upTo
  }
  pipelinedRequests.terminateRequest = function () {
    if (!same || read !== (body?.length ?? read)) wrong()
    read = 0
    same = true
    return terminate.call(this)
  }
}
