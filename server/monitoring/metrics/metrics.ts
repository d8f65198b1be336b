// What Prometheus asks of this process: counted from the start, answered when the site is open.

import cluster from 'node:cluster'
import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { Registry } from 'prom-client'
import type { MetricsAddress } from '#server/settings/settings.ts'
import { type MetricsPort, offerMetrics, openMetricsPort } from './metrics-port.ts'
import { RequestMetrics } from './request-metrics.ts'
import { registerSiteMetrics } from './site-metrics.ts'

export class Metrics {
  readonly #address: MetricsAddress
  readonly #registry = new Registry()
  #port: MetricsPort | undefined
  readonly requests = new RequestMetrics(this.#registry)

  constructor(address: MetricsAddress) {
    this.#address = address
  }

  /** One process alone answers by itself; of several, the one that started them does (scripts/start/site.ts). */
  async open(app: FastifyInstance, pool: Pool): Promise<void> {
    registerSiteMetrics(this.#registry, app, pool)
    if (cluster.isPrimary) this.#port = await openMetricsPort(this.#address, this.#registry)
    else offerMetrics(this.#registry)
  }

  async close(): Promise<void> {
    await this.#port?.close()
  }
}
