// Answers Prometheus on a port of its own, which no balancer shows to visitors. One process of the machine does, for all that
// share the site's port.

import cluster from 'node:cluster'
import { createServer } from 'node:http'
import { AggregatorRegistry, type Registry } from 'prom-client'
import type { MetricsAddress } from '#server/settings/settings.ts'

export interface MetricsPort {
  close(): Promise<void>
}

/** `own` in a single process; where there are several, each hands its figures to the first (offerMetrics). */
export async function openMetricsPort(
  { host, port }: MetricsAddress,
  own?: Registry,
): Promise<MetricsPort> {
  const several = own ? undefined : new AggregatorRegistry()
  const read = () => (several ? several.clusterMetrics() : (own as Registry).metrics())
  const { contentType } = several ?? (own as Registry)
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics')
      return void response.writeHead(404).end()
    try {
      const text = await read()
      response.writeHead(200, { 'content-type': contentType }).end(text)
    } catch (error) {
      // Prometheus records that nothing came; the reason is for whoever asks by hand.
      response.writeHead(503, { 'content-type': 'text/plain' }).end(`${error}\n`)
    }
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  // It never holds up the end of the process.
  server.unref()
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** For a process among several. */
export function offerMetrics(registry: Registry): void {
  if (cluster.isPrimary) return
  AggregatorRegistry.setRegistries(registry)
  new AggregatorRegistry()
}
