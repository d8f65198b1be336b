import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, test } from 'vitest'
import { limitConnections } from './connection-limit.ts'

async function given(behindProxy: boolean) {
  const server = createServer((_, reply) => reply.end())
  limitConnections(server, behindProxy, 3)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  /** Whether somebody at this address is answered; the connection stays open. */
  async function visit(localAddress: string) {
    const socket = connect({ port, host: '127.0.0.1', localAddress }).on('error', () => undefined)
    socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n')
    const isAnswered = await Promise.race([
      once(socket, 'data').then(() => true),
      once(socket, 'close').then(() => false),
    ])
    return { socket, isAnswered }
  }
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { visit, close, server }
}

test('one network has its share of all connections, and others find room', async () => {
  const { visit, close, server } = await given(false)
  const first = await visit('127.0.0.1')
  expect((await visit('127.0.0.1')).isAnswered).toBe(true)
  expect((await visit('127.0.0.1')).isAnswered).toBe(true)
  expect((await visit('127.0.0.1')).isAnswered).toBe(false)
  expect((await visit('127.0.0.2')).isAnswered).toBe(true)
  expect(server.maxConnections).toBe(6_000)

  first.socket.destroy()
  await expect.poll(async () => (await visit('127.0.0.1')).isAnswered).toBe(true)
  close()
})

test('behind a proxy all connections are the proxy’s', async () => {
  const { visit, close } = await given(true)
  for (let n = 0; n < 5; n++) expect((await visit('127.0.0.1')).isAnswered).toBe(true)
  close()
})
