// Once a minute each process says that it is there and hands over what it counted.

import { hostname } from 'node:os'
import type { FastifyInstance } from 'fastify'
import { beat, forgetSilentProcesses, leave } from '#database/queries/monitoring/server-process.ts'

const MINUTE_MS = 60_000
const SILENT_MS = 60 * MINUTE_MS

export function startHeartbeat(app: FastifyInstance): () => Promise<void> {
  const startedAt = new Date()
  const host = hostname().slice(0, 100)

  async function pulse(): Promise<void> {
    const now = new Date()
    await app.traffic.flush(app.db, now)
    const { rssBytes, eventLoopDelay } = app.memoryUsage()
    await beat(app.db, {
      host,
      pid: process.pid,
      started_at: startedAt,
      seen_at: now,
      release: app.assets.release,
      memory: rssBytes,
      // Endless before the first measurement, and a hair below nothing when there is none.
      delay_ms: Number.isFinite(eventLoopDelay) ? Math.max(0, eventLoopDelay) : 0,
    })
    await forgetSilentProcesses(app.db, new Date(now.getTime() - SILENT_MS))
  }
  const soft = () => pulse().catch((error) => app.log.warn({ err: error }, 'no pulse'))
  void soft()
  const every = setInterval(soft, MINUTE_MS)
  every.unref()
  return async () => {
    clearInterval(every)
    await app.traffic.flush(app.db, new Date()).catch(() => undefined)
    await leave(app.db, host, process.pid).catch(() => undefined)
  }
}
