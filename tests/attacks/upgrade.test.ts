// An upgraded socket is one that Node's server has forgotten. Six thousand of them were a site that nobody reached.

import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { onTestFinished } from 'vitest'
import { APP_KEY } from '#server/push/socket.ts'
import { expect, test } from '#tests/support/app/test.ts'

const PAGES = [
  '/home',
  '/api/info/home',
  '/nowhere',
  '/assets/none.js',
  '/api/member/share',
  '/app',
]
const BROKEN = ['/app/%zz', `/app/${'x'.repeat(100)}`, '/app/a/b', '//app/coop']

test('whoever asks for a socket on any address but that of notifications is put out, and no line stays open', async ({
  app,
}) => {
  const port = await opened(app)
  // From memory, too, which answers before anything else does.
  for (let times = 0; times < 2; times++) await app.inject('/home')
  const lines = [...PAGES, ...BROKEN].map((url) => knock(port, url))
  for (const method of ['POST', 'HEAD', 'OPTIONS'])
    lines.push(knock(port, `/app/${APP_KEY}`, { method }))
  let answered = 0
  for (const line of lines) line.on('data', () => answered++)
  await Promise.all(lines.map((line) => once(line, 'close')))
  expect(answered).toBe(0)
  await expect.poll(() => openConnections(app)).toBe(0)
})

test('whoever is put out is held first: closed at once, a line is opened again at once', async ({
  app,
}) => {
  const port = await opened(app)
  const lines = Array.from({ length: 5 }, () => knock(port, '/home'))
  let closed = 0
  for (const line of lines) line.on('close', () => closed++)
  await Promise.all(lines.map((line) => once(line, 'connect')))
  // One that came later has been answered; those are still there.
  expect((await fetch(`http://127.0.0.1:${port}/home`)).status).toBe(200)
  expect(closed).toBe(0)
  await app.close()
  expect(await openConnections(app)).toBe(0)
})

test('a client that would rather speak another protocol is answered in this one', async ({
  app,
}) => {
  const socket = knock(await opened(app), '/home', { upgrade: 'h2c' })
  expect(String(await once(socket, 'data'))).toMatch(/^HTTP\/1.1 200 /)
})

test('lines that were upgraded and never say anything do not hold up the end of the process', async ({
  app,
}) => {
  const port = await opened(app)
  const silent = Array.from({ length: 5 }, () => knock(port, `/app/${APP_KEY}`))
  for (const socket of silent) expect(String(await once(socket, 'data'))).toMatch(/^HTTP\/1.1 101 /)
  // As a client that answers no goodbye.
  for (const socket of silent) socket.pause()

  await app.close()

  expect(await openConnections(app)).toBe(0)
})

async function opened(app: FastifyInstance): Promise<number> {
  await app.listen({ host: '127.0.0.1', port: 0 })
  return (app.server.address() as AddressInfo).port
}

function knock(port: number, url: string, { method = 'GET', upgrade = 'websocket' } = {}): Socket {
  const socket = connect({ port, host: '127.0.0.1' }).on('error', () => undefined)
  onTestFinished(() => void socket.destroy())
  socket.write(
    `${method} ${url} HTTP/1.1\r\nhost: localhost\r\nconnection: Upgrade\r\nupgrade: ${upgrade}\r\n` +
      `sec-websocket-version: 13\r\nsec-websocket-key: ${Buffer.alloc(16).toString('base64')}\r\n\r\n`,
  )
  socket.resume()
  return socket
}

function openConnections(app: FastifyInstance): Promise<number> {
  return new Promise((resolve, reject) =>
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )
}
