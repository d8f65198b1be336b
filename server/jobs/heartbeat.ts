// Once a minute each process records that it is alive, and writes the traffic it counted to the database.

import { hostname } from 'node:os'
import type { FastifyInstance } from 'fastify'
import { beat, forgetSilentProcesses, leave } from '#database/queries/monitoring/server-process.ts'

const MINUTE_MS = 60_000
const SILENT_MS = 60 * MINUTE_MS

export function startHeartbeat(app: FastifyInstance): () => Promise<void> {
  const startedAt = new Date()
  const host = hostname().slice(0, 100)

  async function report(): Promise<void> {
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
      // Infinite before the first measurement, and slightly negative when there is no delay.
      delay_ms: Number.isFinite(eventLoopDelay) ? Math.max(0, eventLoopDelay) : 0,
    })
    await forgetSilentProcesses(app.db, new Date(now.getTime() - SILENT_MS))
  }
  const reportOrWarn = () =>
    report().catch((error) => app.log.warn({ err: error }, 'heartbeat failed'))
  void reportOrWarn()
  const timer = setInterval(reportOrWarn, MINUTE_MS)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await app.traffic.flush(app.db, new Date()).catch(() => undefined)
    await leave(app.db, host, process.pid).catch(() => undefined)
  }
}
