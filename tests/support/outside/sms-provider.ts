// An SMS provider for tests: it takes every message, and what it was sent can be read.

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export async function givenSmsProvider() {
  const received: string[] = []
  const server = createServer((request, reply) => {
    request.on('data', (part) => received.push(String(part)))
    request.on('end', () => reply.end('{"status":"success"}'))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { received, url: `http://127.0.0.1:${port}/sms`, close: () => server.close() }
}
