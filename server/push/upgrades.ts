// Connections that leave HTTP. Node's server forgets a socket once it is upgraded: its time limits and its
// `closeAllConnections` do not reach it, so each is known here until it is closed.

import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyInstance } from 'fastify'

type TakeUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void

/** By then whoever asked for the push socket has it, or was refused by something that left the line open. */
const HANDSHAKE_MS = 5_000
/** So long a line is held that nobody listens to: closed at once, it would be opened again at once (decision 0026). */
const HELD_MS = 2_000
/** For browsers to say goodbye when this process stops. */
const GOODBYE_MS = 1_000

const PUSH_ADDRESS = /^\/app\/[\w-]{1,64}(?:\?|$)/

/** Other protocols that a client would like better, such as h2c, are not spoken here: its request is answered as it is. */
export function isWebSocket({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers.upgrade?.toLowerCase() === 'websocket'
}

/**
 * Upgrades are for the push address alone. Anywhere else no hook or route sees the request: whatever answered there, such
 * as the page cache, would leave the socket open for ever.
 */
export function watchUpgrades(app: FastifyInstance): void {
  const { server, websocketServer } = app
  const open = new Set<Duplex>()
  const handshakes = new WeakMap<IncomingMessage, NodeJS.Timeout>()
  const [framework] = server.listeners('upgrade') as TakeUpgrade[]
  server.removeAllListeners('upgrade')
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy())
    const isPush = request.method === 'GET' && PUSH_ADDRESS.test(request.url ?? '')
    open.add(socket)
    const late = setTimeout(() => socket.destroy(), isPush ? HANDSHAKE_MS : HELD_MS).unref()
    handshakes.set(request, late)
    socket.once('close', () => {
      clearTimeout(late)
      open.delete(socket)
    })
    if (isPush) framework?.(request, socket, head)
  })
  websocketServer.on('connection', (_, request) => clearTimeout(handshakes.get(request)))

  app.addHook('preClose', async () => {
    for (const client of websocketServer.clients) client.close()
    setTimeout(() => {
      for (const socket of open) socket.destroy()
    }, GOODBYE_MS).unref()
  })
}
