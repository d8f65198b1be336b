// A server that is gone without a word: its machine lost power, or a proxy keeps the connections open and passes nothing on.
// Nothing arrives then, no error either, so whoever waits decides how long.

import type { Socket } from 'node:net'
import type pg from 'pg'

/** After so long without a word the system asks the other side whether it is there. */
const KEEP_ALIVE_AFTER_MS = 5_000
/** What saying goodbye may take. */
const GOODBYE_MS = 500

/** For connections whose statements may take any time: nights and migrations. */
export const WITHOUT_TIMEOUT = {
  connectionTimeoutMillis: 10_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
}

/** Where a statement may take `timeoutMs`, its answer or its error has arrived well before. */
export function silenceLimits(timeoutMs: number) {
  return {
    query_timeout: 1.5 * timeoutMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
  }
}

/** What pg does not say in its types. */
export function streamOf(client: pg.ClientBase): Socket {
  return (client as unknown as { connection: { stream: Socket } }).connection.stream
}

/** `end` waits until the other side has closed the connection, which a silent one never does. */
export function hangUp(client: pg.ClientBase): void {
  const stream = streamOf(client)
  const timer = setTimeout(() => stream.destroy(), GOODBYE_MS)
  stream.once('close', () => clearTimeout(timer))
}

/**
 * When one connection broke or was given up, those that nobody uses lead to the same server: they are opened anew rather
 * than found silent one after the other, each by a visitor who waits.
 */
export function closeIdleWhenOneBreaks(pool: pg.Pool): void {
  const idle = new Set<pg.ClientBase>()
  pool.on('connect', (client) => {
    client.on('error', () => {
      for (const other of idle) streamOf(other).destroy()
      idle.clear()
    })
  })
  pool.on('acquire', (client) => idle.delete(client))
  pool.on('release', (_, client) => idle.add(client))
  pool.on('remove', (client) => idle.delete(client))
}
