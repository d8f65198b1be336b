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

/** Every connection was in use for as long as one may wait for it. */
export function isPoolExhausted(error: unknown): boolean {
  return (error as Partial<Error>).message === 'timeout exceeded when trying to connect'
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
 * When one connection broke or was given up, the others lead to the same server: they are opened anew rather than found
 * silent one after the other, each by a visitor who waits. Those in use are closed after it. Answers how to do so for
 * another reason.
 */
export function renewWhenOneBreaks(pool: pg.Pool): () => void {
  const idle = new Set<pg.PoolClient>()
  const inUse = new Set<pg.PoolClient>()
  let suspects = new WeakSet<pg.PoolClient>()
  function renew() {
    const clients = [...idle]
    idle.clear()
    suspects = new WeakSet(inUse)
    for (const client of clients) {
      // The pool takes it out at once, before somebody else is given it.
      client.emit('error', new Error('Connection terminated with another one'))
      streamOf(client).destroy()
    }
  }
  pool.on('connect', (client) => client.on('error', renew))
  pool.on('acquire', (client) => {
    idle.delete(client)
    inUse.add(client)
  })
  pool.on('release', (_, client) => {
    inUse.delete(client)
    const isBroken = streamOf(client).destroyed
    // Ended, or the pool would give it to whoever waits.
    if (isBroken || suspects.has(client)) void (client as pg.PoolClient & pg.Client).end()
    else idle.add(client)
    if (isBroken) renew()
  })
  pool.on('remove', (client) => idle.delete(client as pg.PoolClient))
  return renew
}
