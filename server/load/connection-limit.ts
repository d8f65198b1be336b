import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { CONNECTIONS_MAX, CONNECTIONS_OF_NETWORK_MAX } from '../http/request-limits.ts'
import { networkOf, wideNetworkOf } from '../http/visitor.ts'

/** Of what one network may have; all networks of one IPv6 /48 together, and still not all there is. */
const WIDE_SHARE = 1.5

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
    const from = { ip: socket.remoteAddress ?? '' }
    const network = networkOf(from)
    const wide = wideNetworkOf(from)
    const isFull = (name: string, max: number) => (open.get(name) ?? 0) >= max
    if (isFull(network, ofNetworkMax) || (wide && isFull(wide, ofNetworkMax * WIDE_SHARE)))
      return void socket.destroy()
    const counted = wide ? [network, wide] : [network]
    for (const name of counted) open.set(name, (open.get(name) ?? 0) + 1)
    socket.once('close', () => {
      for (const name of counted) {
        const left = (open.get(name) ?? 1) - 1
        if (left > 0) open.set(name, left)
        else open.delete(name)
      }
    })
  })
}
