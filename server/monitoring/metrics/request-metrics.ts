// How many requests each route answered, how, and how long it took, for Prometheus.

import { Counter, Histogram, type Registry } from 'prom-client'

/** From an answer out of memory to a paper with others before it. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

export class RequestMetrics {
  readonly #requests: Histogram<'method' | 'route' | 'status'>
  readonly #fromMemory: Counter<'group' | 'status'>

  constructor(registry: Registry) {
    const registers = [registry]
    this.#requests = new Histogram({
      name: 'coop_http_request_duration_seconds',
      help: 'Requests by route and status, and the seconds each took.',
      labelNames: ['method', 'route', 'status'],
      buckets: SECONDS,
      registers,
    })
    this.#fromMemory = new Counter({
      name: 'coop_http_from_memory_total',
      help: 'Answers that were finished in memory and sent without work, by group of pages and status.',
      labelNames: ['group', 'status'],
      registers,
    })
  }

  /** `route` as it was declared: addresses with numbers in them would each be a series of their own. */
  completed(method: string, route: string | undefined, status: number, ms: number): void {
    this.#requests.observe({ method, route: route ?? 'unknown', status }, ms / 1_000)
  }

  sentFromMemory(group: string | undefined, status: number): void {
    this.#fromMemory.inc({ group: group ?? 'other', status })
  }
}
