// LINE, a push service, an SMS gateway and a mail server, as far as a message needs them, in a process of their own. Each writes down who got what under
// which name, and how often.

import { createECDH, randomBytes, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { sendToParent } from '../process/listening.ts'
import { type Arrived, STAND_IN_ROADS, type StandIn, type StandInRoad } from './arrived.ts'

const ece = createRequire(import.meta.url)('http_ece') as {
  decrypt(sealed: Buffer, how: object): Buffer
}
const browser = createECDH('prime256v1')
browser.generateKeys()
const auth = randomBytes(16)

/** How often each message came, by whom it came to and its name. */
const came = new Map<StandInRoad, Map<string, Map<string, number>>>()

/** Answers whether it came before. */
function take(road: StandInRoad, to: string, name: string): boolean {
  const people = came.get(road) ?? new Map<string, Map<string, number>>()
  came.set(road, people)
  const messages = people.get(to) ?? new Map<string, number>()
  people.set(to, messages)
  const before = messages.get(name) ?? 0
  messages.set(name, before + 1)
  return before > 0
}

function arrivedBy(road: StandInRoad): Arrived {
  const people = [...(came.get(road)?.values() ?? [])]
  return {
    people: people.length,
    doubled: people.filter(({ size }) => size > 1).length,
    again: people
      .flatMap((messages) => [...messages.values()])
      .reduce((sum, times) => sum + times - 1, 0),
  }
}

const http = createServer((request, response) => {
  // Whoever was killed while it sent has sent nothing.
  answer(request, response).catch(() => response.destroy())
})

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await bodyOf(request)
  if (request.url === '/v2/bot/message/push') {
    const { to } = JSON.parse(body.toString())
    const isAgain = take('line', to, String(request.headers['x-line-retry-key']))
    response
      .writeHead(isAgain ? 409 : 200, { 'content-type': 'application/json' })
      .end('{"sentMessages":[{"id":"1"}]}')
    return
  }
  if (request.url === '/sms') {
    const { to } = JSON.parse(body.toString())
    take('sms', to, randomUUID())
    response.writeHead(202).end()
    return
  }
  const how = { version: 'aes128gcm', privateKey: browser, authSecret: auth }
  take('push', request.url ?? '', JSON.parse(ece.decrypt(body, how).toString()).tag)
  response.writeHead(201).end()
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts)
}

const mail = new SMTPServer({
  authOptional: true,
  disableReverseLookup: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, { envelope }, done) {
    text(stream).then((written) => {
      const name = /^Message-ID: (\S+)/im.exec(written)?.[1] ?? ''
      for (const { address } of envelope.rcptTo) take('email', address, name)
      done()
    }, done)
  },
})
// Connections of whoever was killed.
mail.on('error', () => undefined)

await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
await new Promise<void>((resolve) => mail.listen(0, '127.0.0.1', resolve))
process.on('message', (question) => {
  if (question === 'forget') came.clear()
  sendToParent(Object.fromEntries(STAND_IN_ROADS.map((road) => [road, arrivedBy(road)])))
})
sendToParent({
  httpPort: (http.address() as AddressInfo).port,
  mailPort: (mail.server.address() as AddressInfo).port,
  keys: { p256dh: browser.getPublicKey('base64url'), auth: auth.toString('base64url') },
} satisfies StandIn)
