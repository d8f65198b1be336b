import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { CONNECTIONS_MAX, CONNECTIONS_OF_NETWORK_MAX } from '../http/request-limits.ts'
import { networkOf } from '../http/visitor.ts'

/**
 * Nobody takes all connections by opening them and saying nothing. Behind a proxy all are the proxy's, which has limits of
 * its own (deploy/nginx.conf).
 */
export function limitConnections(
  server: Server,
  behindProxy: boolean,
  ofNetworkMax = CONNECTIONS_OF_NETWORK_MAX,
): void {
  server.maxConnections = CONNECTIONS_MAX
  if (behindProxy) return
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const network = networkOf({ ip: socket.remoteAddress ?? '' })
    const before = open.get(network) ?? 0
    if (before >= ofNetworkMax) return void socket.destroy()
    open.set(network, before + 1)
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1
      if (left > 0) open.set(network, left)
      else open.delete(network)
    })
  })
}
