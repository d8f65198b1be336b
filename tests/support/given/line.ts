// LINE, as far as we need it: a server that knows its channel's token, gives link tokens, sends what has the same retry key once,
// and signs what it tells.

import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { LineSettings } from '#server/settings/line-settings.ts'
import { afterFile } from '../app/after-file.ts'

const TOKEN = 'channel-access-token'
const SECRET = 'channel-secret-of-a-stand-in'

export interface Line {
  settings: LineSettings
  /** What arrived in chats, each once. */
  chats: { to: string; text: string }[]
  /** What came to telephones, by the hashes of their numbers; LINE knows only those that are named. */
  phones: { known: Set<string>; came: { to: string; text: string }[] }
  /** Tries to send, with their keys. */
  tries: string[]
  /** What the next answers are, where they are not as usual. */
  next: { status: number; body: object }[]
  quota: { limit: number | null; used: number }
  sign(body: string): string
  /** As LINE sends it; answers the status. */
  tell(app: FastifyInstance, events: object[], headers?: Record<string, string>): Promise<number>
}

/** Call it in beforeAll. */
export async function givenLine(): Promise<Line> {
  const sent = new Map<string, string>()
  const line: Line = {
    settings: {
      channelSecret: SECRET,
      accessToken: TOKEN,
      accountId: '@coop',
      priceSatang: 0,
      byPhone: false,
      api: '',
    },
    chats: [],
    phones: { known: new Set(), came: [] },
    tries: [],
    next: [],
    quota: { limit: null, used: 0 },
    sign: (body) => createHmac('sha256', SECRET).update(body).digest('base64'),
    async tell(app, events, headers) {
      const body = JSON.stringify({ destination: 'U0', events })
      const reply = await app.inject({
        method: 'POST',
        url: '/api/info/line',
        headers: {
          'content-type': 'application/json',
          'x-line-signature': line.sign(body),
          ...headers,
        },
        payload: body,
      })
      return reply.statusCode
    },
  }

  function answer(method: string, path: string, key: string, body: string): Answered {
    const other = line.next.shift()
    if (path === '/v2/bot/message/quota')
      return [
        200,
        line.quota.limit === null ? { type: 'none' } : { type: 'limited', value: line.quota.limit },
      ]
    if (path === '/v2/bot/message/quota/consumption') return [200, { totalUsage: line.quota.used }]
    if (method !== 'POST') return [404, {}]
    if (/^\/v2\/bot\/user\/U[0-9a-f]{32}\/linkToken$/.test(path))
      return other
        ? [other.status, other.body]
        : [200, { linkToken: randomBytes(16).toString('hex') }]
    if (path === '/bot/pnp/push') {
      const { to, messages } = JSON.parse(body)
      if (!/^[0-9a-f]{64}$/.test(to)) return [400, { message: 'not a SHA-256 digest' }]
      if (!line.phones.known.has(to)) return [422, { message: 'Failed to send messages' }]
      line.phones.came.push({ to, text: messages[0].text })
      return [200, {}]
    }
    if (path !== '/v2/bot/message/push') return [404, {}]
    line.tries.push(key)
    if (!/^[0-9a-f]{8}-[0-9a-f]{4}-[1-5][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(key))
      return [400, { message: 'The retry key is not a UUID' }]
    if (other && other.status !== 200) return [other.status, other.body]
    if (sent.has(key))
      return [409, { message: 'The retry key is already accepted', sentMessages: [] }]
    const { to, messages } = JSON.parse(body)
    sent.set(key, to)
    line.chats.push({ to, text: messages[0].text })
    return [200, { sentMessages: [{ id: '1' }] }]
  }

  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part) => parts.push(part))
    request.on('end', () => {
      const key = String(request.headers['x-line-retry-key'] ?? '')
      const isOurs = request.headers.authorization === `Bearer ${TOKEN}`
      const body = Buffer.concat(parts).toString()
      const [status, words] = isOurs
        ? answer(request.method ?? '', request.url ?? '', key, body)
        : [401, { message: 'Authentication failed' }]
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(words))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterFile(async () => void server.close())
  line.settings.api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return line
}

type Answered = [status: number, body: object]

export function aLineUser(): string {
  return `U${randomBytes(16).toString('hex')}`
}

export function anEvent(userId: string, event: object, at = new Date()): object {
  return {
    webhookEventId: randomUUID(),
    timestamp: at.getTime(),
    mode: 'active',
    source: { type: 'user', userId },
    deliveryContext: { isRedelivery: false },
    ...event,
  }
}

export const saying = (text: string) => ({
  type: 'message',
  message: { type: 'text', id: '1', text },
})
export const linked = (nonce: string, result = 'ok') => ({
  type: 'accountLink',
  link: { result, nonce },
})
