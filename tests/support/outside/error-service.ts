// An outside error-reporting service for tests: takes envelopes apart by their own format, and refuses what is none.

import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { ErrorEvent } from '#server/monitoring/error-service/event.ts'

export interface StandIn {
  dsn: string
  events: ErrorEvent[]
  /** How it answers from now on. */
  answer: { status: number; headers: Record<string, string> }
  /** While true nobody is answered. */
  hangs: boolean
  close(): void
}

export async function givenErrorService(): Promise<StandIn> {
  const server = createServer(async (request, reply) => {
    const body = await buffer(request)
    if (standIn.hangs) return
    const isOurs =
      request.method === 'POST' &&
      request.url === '/base/api/7/envelope/' &&
      request.headers['content-type'] === 'application/x-sentry-envelope' &&
      /\bsentry_key=publickey\b/.test(String(request.headers['x-sentry-auth']))
    if (isOurs) standIn.events.push(...eventsIn(body))
    const { status, headers } = isOurs ? standIn.answer : { status: 403, headers: {} }
    reply.writeHead(status, headers).end('{}')
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as { port: number }
  const standIn: StandIn = {
    dsn: `http://publickey@127.0.0.1:${port}/base/7`,
    events: [],
    answer: { status: 200, headers: {} },
    hangs: false,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
  return standIn
}

/** A head, then for each item a line with its length and as many bytes, all of them followed by a line's end. */
function eventsIn(body: Buffer): ErrorEvent[] {
  const events: ErrorEvent[] = []
  let at = 0
  const line = () => {
    const end = body.indexOf('\n', at)
    const text = body.subarray(at, end === -1 ? body.length : end).toString()
    at = end === -1 ? body.length : end + 1
    return JSON.parse(text)
  }
  const { event_id } = line()
  while (at < body.length) {
    const { type, length } = line()
    const payload = body.subarray(at, at + length)
    if (body[at + length] !== 0x0a) throw new Error(`an item of ${length} bytes ends elsewhere`)
    at += length + 1
    const event = JSON.parse(payload.toString())
    if (type !== 'event' || event.event_id !== event_id) throw new Error('not what it says it is')
    events.push(event)
  }
  return events
}
