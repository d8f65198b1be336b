// A small balancer of the kind that sites stand behind: in turn, without sticky sessions, to whichever host says that it is
// ready. As nginx does, it asks the next host when one cannot be reached, and also when a kept connection breaks before an answer
// to a request that may be asked twice.

import {
  Agent,
  createServer,
  type IncomingMessage,
  type ServerResponse,
  request as send,
} from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

const CHECK_EVERY_MS = 200
/** Longer than any visitor of a test rests, so that no request meets a connection that is just being closed. */
const KEPT_MS = 120_000

export interface Balancer {
  address: string
  /** Hosts by port; those that are not ready get nobody. */
  hosts: Set<number>
  isReady(port: number): boolean
  close(): Promise<void>
}

export async function startBalancer(port = 0): Promise<Balancer> {
  const hosts = new Set<number>()
  const ready = new Set<number>()
  const agent = new Agent({ keepAlive: true })
  let turn = 0
  let isOpen = true

  async function check() {
    while (isOpen) {
      await Promise.all(
        [...hosts].map(async (host) => {
          const answer = await readinessOf(`http://127.0.0.1:${host}/readyz`)
          if (answer === 'ready') ready.add(host)
          if (answer === 'not ready') ready.delete(host)
        }),
      )
      await sleep(CHECK_EVERY_MS)
    }
  }

  /** The hosts in the order in which they are tried. */
  function inTurn(): number[] {
    const able = [...hosts].filter((host) => ready.has(host))
    const first = turn++ % Math.max(1, able.length)
    return [...able.slice(first), ...able.slice(0, first)]
  }

  const server = createServer(async (request, reply) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    forward(inTurn(), request, Buffer.concat(chunks), reply)
  })

  function forward(
    [host, ...others]: number[],
    request: IncomingMessage,
    body: Buffer,
    reply: ServerResponse,
  ) {
    if (host === undefined) return void reply.writeHead(502).end()
    const { method, url, headers } = request
    const options = { port: host, host: '127.0.0.1', method, path: url, headers, agent }
    const asked = send(options, (answer) => {
      // How long a connection is kept is between two neighbours.
      const { connection, 'keep-alive': kept, ...headers } = answer.headers
      reply.writeHead(answer.statusCode ?? 502, { ...headers, 'x-host': String(host) })
      answer.pipe(reply)
    })
    asked.on('error', ({ code }: NodeJS.ErrnoException) => {
      if (reply.headersSent) return void reply.destroy()
      const mayAskAgain =
        code === 'ECONNREFUSED' || (code === 'ECONNRESET' && /^(GET|HEAD)$/.test(method ?? ''))
      if (mayAskAgain) forward(others, request, body, reply)
      else reply.writeHead(502).end()
    })
    asked.end(body)
  }

  server.keepAliveTimeout = KEPT_MS
  // Notifications come over sockets, which are passed through as they are.
  server.on('upgrade', (request, socket, head) => {
    const [host] = inTurn()
    if (host === undefined) return void socket.destroy()
    const upstream = connect(host, '127.0.0.1', () => {
      const lines = Object.entries(request.headers).map(([name, value]) => `${name}: ${value}\r\n`)
      upstream.write(`GET ${request.url} HTTP/1.1\r\n${lines.join('')}\r\n`)
      upstream.write(head)
      upstream.pipe(socket).pipe(upstream)
    })
    socket.on('error', () => upstream.destroy())
    upstream.on('error', () => socket.destroy())
  })

  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  void check()
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hosts,
    isReady: (host) => ready.has(host),
    async close() {
      isOpen = false
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      agent.destroy()
    },
  }
}

/** One that is only slow to answer stays as it was. */
async function readinessOf(url: string): Promise<'ready' | 'not ready' | 'unknown'> {
  try {
    const reply = await fetch(url, { signal: AbortSignal.timeout(5_000) })
    await reply.arrayBuffer()
    return reply.status === 200 ? 'ready' : 'not ready'
  } catch (error) {
    return (error as Error).name === 'TimeoutError' ? 'unknown' : 'not ready'
  }
}
