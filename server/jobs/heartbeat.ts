// Once a minute each process records that it is alive and which keys it holds, writes the traffic it counted to the database, and removes what was
// sent to this machine and forgotten.

import { statfs } from 'node:fs/promises'
import { hostname } from 'node:os'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import { beat, forgetSilentProcesses, leave } from '#database/queries/monitoring/server-process.ts'
import { removeForgottenFolders } from '../imports/import-sets.ts'

const MINUTE_MS = 60_000
/** How often the delay of the event loop is measured. */
const RESOLUTION_MS = 50
const SILENT_MS = 60 * MINUTE_MS

export function startHeartbeat(
  app: FastifyInstance,
  sealingKeys: () => Promise<string[]> = async () => [],
): () => Promise<void> {
  const startedAt = new Date()
  const host = hostname().slice(0, 100)
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delays.enable()

  async function report(): Promise<void> {
    const now = new Date()
    await app.traffic.flush(app.db, now)
    const delayMs = delays.mean / 1e6 - RESOLUTION_MS
    delays.reset()
    const disk = await statfs(app.settings.dataDir).catch(() => undefined)
    await beat(app.db, {
      host,
      pid: process.pid,
      started_at: startedAt,
      seen_at: now,
      release: app.assets.release,
      memory: process.memoryUsage.rss(),
      ...app.recentAnswers.nextMinute(),
      disk_free: disk ? disk.bavail * disk.bsize : null,
      disk_size: disk ? disk.blocks * disk.bsize : null,
      // Not a number before the first measurement, and slightly negative when there is no delay.
      sealing_keys: await sealingKeys(),
      delay_ms: Number.isFinite(delayMs) ? Math.max(0, delayMs) : 0,
    })
    await forgetSilentProcesses(app.db, new Date(now.getTime() - SILENT_MS))
    await removeForgottenFolders(app.settings.dataDir, now)
  }
  const reportOrWarn = () =>
    report().catch((error) => app.log.warn({ err: error }, 'heartbeat failed'))
  void reportOrWarn()
  const timer = setInterval(reportOrWarn, MINUTE_MS)
  timer.unref()
  return async () => {
    clearInterval(timer)
    delays.disable()
    await app.traffic.flush(app.db, new Date()).catch(() => undefined)
    await leave(app.db, host, process.pid).catch(() => undefined)
  }
}
