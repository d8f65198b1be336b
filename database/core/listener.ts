// Hears what PostgreSQL passes on between processes, whichever of them, on whichever machine, said it.

import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { TIMEOUT_MS } from './connect.ts'
import { hangUp, silenceLimits, streamOf } from './silence.ts'

interface Listener {
  close(): Promise<void>
}

interface Listeners {
  /**
   * Something public was changed. Also called whenever the line was down: what was said meanwhile is
   * lost, so everything kept must be taken for stale.
   */
  content(): void
  /** An employer or an officer said something of a month; and also whenever the line was down. */
  reports?(): void
  /** A message to all who listen right now; one that was missed is not made up for. */
  push?(message: string): void
  /** An officer asks how many listen. */
  count?(): void
}

export async function listenToDatabase(
  url: string,
  ears: Listeners,
  timeoutMs = TIMEOUT_MS,
): Promise<Listener> {
  let client: pg.Client | undefined
  let closing = false

  async function open() {
    const next = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: timeoutMs,
      ...silenceLimits(timeoutMs),
    })
    let heard = false
    next.on('notification', ({ channel, payload = '' }) => {
      if (channel === 'content') ears.content()
      else if (channel === 'reports') ears.reports?.()
      else if (channel === 'push_count') ears.count?.()
      else ears.push?.(payload)
    })
    next.on('error', () => undefined) // always followed by end
    // A try that fails ends too: taken for a broken line it would try beside the one who made it, and soon
    // thousands would.
    next.on('end', () => heard && !closing && reopen())
    try {
      await next.connect()
      await next.query('listen content; listen reports; listen push; listen push_count')
    } catch (error) {
      streamOf(next).destroy()
      throw error
    }
    heard = true
    client = next
    askWhileOpen(next)
    if (closing) await end(next)
  }
  /** Whoever only listens never notices that the other side is gone. */
  function askWhileOpen(line: pg.Client) {
    const timer = setInterval(() => {
      line.query('select 1').catch(() => streamOf(line).destroy())
    }, timeoutMs)
    line.once('end', () => clearInterval(timer))
  }
  async function end(line: pg.Client) {
    hangUp(line)
    await line.end()
  }
  function forgetAll() {
    ears.content()
    ears.reports?.()
  }
  async function reopen() {
    forgetAll()
    while (!closing) {
      await sleep(250)
      const opened = await open().then(
        () => true,
        () => false,
      )
      if (opened) return forgetAll()
    }
  }

  await open()
  return {
    async close() {
      closing = true
      if (client) await end(client)
    },
  }
}
