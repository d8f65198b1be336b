// With the client that browsers use, against the app on a real port.

import { randomBytes } from 'node:crypto'
import { request } from 'node:http'
import type { FastifyInstance } from 'fastify'
import pusherClient from 'pusher-js'
import { onTestFinished } from 'vitest'
import type { Notification } from '#contract/public/push.ts'
import { asDb } from '#database/core/connect.ts'
import { listenToDatabase } from '#database/core/listener.ts'
import { buildTestApp, expect, PUBLIC_URL, test } from '#tests/support/app/test.ts'
import { announce } from './announce.ts'
import { APP_KEY } from './socket.ts'

const NEWS: Notification = { title: 'ประกาศ', body: 'งดให้บริการวันที่ 5 ธันวาคม 2569', url: '1007' }

test('what is announced in one process is heard by visitors of every process', async ({
  connection,
  databaseUrl,
}) => {
  const [first, second] = [await buildTestApp(connection.db), await buildTestApp(connection.db)]
  const heard = await Promise.all(
    [first, second].map(async (app) => {
      const listener = await listenToDatabase(databaseUrl, {
        content: () => undefined,
        push: (message) => app.push.deliver(message),
      })
      onTestFinished(() => listener.close())
      return hearing(await opened(app))
    }),
  )

  await announce(connection.db, undefined, NEWS)

  expect(await Promise.all(heard.map(({ next }) => next))).toEqual([NEWS, NEWS])
})

test('nothing is heard of an announcement that was taken back', async ({
  connection,
  databaseUrl,
}) => {
  const app = await buildTestApp(connection.db)
  const told: string[] = []
  const listener = await listenToDatabase(databaseUrl, {
    content: () => undefined,
    push: (message) => told.push(message),
  })
  onTestFinished(() => listener.close())
  onTestFinished(() => app.close())

  const trx = await connection.db.startTransaction().execute()
  await announce(asDb(trx), undefined, NEWS)
  await trx.rollback().execute()
  await announce(connection.db, undefined, { ...NEWS, url: 'later' })

  await expect.poll(() => told.length).toBe(1)
  expect(told[0]).toContain('later')
})

test('an announcement leads to a topic of this site, nowhere else', async ({ connection }) => {
  for (const url of ['', '../admin', 'https://bad.example', 'a b', 'x'.repeat(65)]) {
    await expect(announce(connection.db, undefined, { ...NEWS, url }), url).rejects.toThrow('show/')
  }
})

test('SEC-50 a visitor can neither join a private channel nor speak to the others', async ({
  app,
}) => {
  const said = await conversation(await opened(app), [
    { event: 'pusher:subscribe', data: { channel: 'private-members' } },
    { event: 'client-shout', channel: 'broadcast', data: { title: 'x' } },
    { event: 'notification', channel: 'broadcast', data: '{"title":"x"}' },
    'not json',
    { event: 'pusher:ping', data: {} },
  ])

  expect(said.map(({ event }) => event)).toEqual([
    'pusher:connection_established',
    'pusher:error',
    'pusher:error',
    'pusher:error',
    'pusher:error',
    'pusher:pong',
  ])
})

test('an unknown key is refused', async ({ app }) => {
  const [refused] = await conversation(await opened(app), [], '/app/other')
  expect(refused).toMatchObject({ event: 'pusher:error', data: { code: 4001 } })
})

test('SEC-50 only our own pages may listen', async ({ app }) => {
  const address = await opened(app)
  expect(await statusFor(address, 'https://bad.example')).toBe(403)
  expect(await statusFor(address, PUBLIC_URL)).toBe(101)
})

test('a message without end closes the line', async ({ app }) => {
  const long = new WebSocket(`${await opened(app)}/app/${APP_KEY}`)
  const closed = new Promise<number>((resolve) => {
    long.onclose = ({ code }) => resolve(code)
  })
  long.onopen = () => long.send('x'.repeat(5_000))
  expect(await closed).toBe(1009)
})

test('who says too much in a minute is sent away for a while', async ({ app }) => {
  const pings = Array.from({ length: 70 }, () => ({ event: 'pusher:ping', data: {} }))
  const said = await conversation(await opened(app), pings)
  expect(said.filter(({ event }) => event === 'pusher:pong')).toHaveLength(60)
  expect(said.at(-1)).toMatchObject({ event: 'pusher:error', data: { code: 4100 } })
})

// Its types describe the browser's module, where the class is the default.
const Pusher = pusherClient as unknown as typeof pusherClient.default

/** The app on a port of its own; answers the address of its sockets. */
async function opened(app: FastifyInstance): Promise<string> {
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(() => app.close())
  return address.replace('http', 'ws')
}

async function hearing(address: string): Promise<{ next: Promise<Notification> }> {
  const { hostname, port } = new URL(address)
  const pusher = new Pusher(APP_KEY, {
    cluster: 'self',
    wsHost: hostname,
    wsPort: Number(port),
    forceTLS: false,
    enabledTransports: ['ws'],
  })
  onTestFinished(() => pusher.disconnect())
  const channel = pusher.subscribe('broadcast')
  const next = new Promise<Notification>((resolve) => channel.bind('notification', resolve))
  await new Promise((resolve) => channel.bind('pusher:subscription_succeeded', resolve))
  return { next }
}

/** What a browser on a page of that origin is told when it knocks. */
function statusFor(address: string, origin: string): Promise<number | undefined> {
  const headers = {
    origin,
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': randomBytes(16).toString('base64'),
  }
  return new Promise((resolve, reject) => {
    const knock = request(`${address.replace('ws', 'http')}/app/${APP_KEY}`, { headers })
    knock.on('error', reject)
    knock.on('response', ({ statusCode }) => resolve(statusCode))
    knock.on('upgrade', ({ statusCode }, socket) => {
      socket.destroy()
      resolve(statusCode)
    })
    knock.end()
  })
}

interface Said {
  event: string
  data: unknown
}

/** Says all of it, then waits for as many answers, or for the end. */
async function conversation(
  address: string,
  messages: (object | string)[],
  path = `/app/${APP_KEY}`,
): Promise<Said[]> {
  const socket = new WebSocket(address + path)
  const said: Said[] = []
  await new Promise<void>((resolve) => {
    socket.onclose = () => resolve()
    socket.onmessage = ({ data }) => {
      said.push(JSON.parse(data))
      if (said.length === 1) {
        for (const message of messages)
          socket.send(typeof message === 'string' ? message : JSON.stringify(message))
      }
      if (said.length === messages.length + 1 && messages.length > 0) resolve()
    }
  })
  socket.close()
  return said
}
