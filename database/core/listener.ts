// Hears what PostgreSQL passes on between processes, whichever of them, on whichever machine, said it.

import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { TIMEOUT_MS } from './connect.ts'
import { hangUp, silenceLimits, streamOf } from './silence.ts'

/** The table whose one row says which night is published; its trigger tells of it by this name. */
const PUBLICATION = 'publication'

interface Listener {
  close(): Promise<void>
}

/** Away: nothing is heard of it. Read-only: a standby, or a server that takes no writes for now. */
export type DatabaseState = 'ready' | 'read-only' | 'away'

interface Listeners {
  /** Something public was changed. */
  content(): void
  /** A night was published, or taken back; where nobody hears this, it is content. */
  night?(): void
  /** An employer or an officer said something of a month. */
  reports?(): void
  /** The line was down, and what was said meanwhile is lost. Where nobody hears this, everything counts as changed. */
  missed?(): void
  /** How the database is, whenever it was asked. */
  state?(state: DatabaseState): void
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
  /** Those that were closed from here. */
  const left = new WeakSet<pg.Client>()

  async function open() {
    const next = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: timeoutMs,
      ...silenceLimits(timeoutMs),
    })
    let heard = false
    next.on('notification', ({ channel, payload = '' }) => {
      if (channel === 'content' && payload === PUBLICATION) (ears.night ?? ears.content)()
      else if (channel === 'content') ears.content()
      else if (channel === 'reports') ears.reports?.()
      else if (channel === 'push_count') ears.count?.()
      else ears.push?.(payload)
    })
    next.on('error', () => undefined) // always followed by end
    // A try that fails ends too: taken for a broken line it would try beside the one who made it, and soon
    // thousands would.
    next.on('end', () => {
      if (!heard || closing) return
      if (!left.has(next)) ears.state?.('away')
      void reopen()
    })
    try {
      await next.connect()
      await begin(next)
    } catch (error) {
      streamOf(next).destroy()
      throw error
    }
    heard = true
    client = next
    askWhileOpen(next)
    if (closing) await end(next)
  }
  /** A server that takes no writes passes nothing on either. */
  async function begin(line: pg.Client) {
    const readOnly = await isReadOnly(line)
    if (!readOnly)
      await line.query('listen content; listen reports; listen push; listen push_count')
    ears.state?.(readOnly ? 'read-only' : 'ready')
  }
  /**
   * Whoever only listens never notices that the other side is gone. A read-only server is left each time: behind the same
   * address there may be a primary by now.
   */
  function askWhileOpen(line: pg.Client) {
    const timer = setInterval(async () => {
      const readOnly = await isReadOnly(line).catch(() => undefined)
      if (readOnly === false) return ears.state?.('ready')
      if (readOnly) left.add(line)
      streamOf(line).destroy()
    }, timeoutMs)
    line.once('end', () => clearInterval(timer))
  }
  async function end(line: pg.Client) {
    hangUp(line)
    await line.end()
  }
  function missed() {
    if (ears.missed) return ears.missed()
    ears.content()
    ears.reports?.()
  }
  async function reopen() {
    missed()
    while (!closing) {
      await sleep(250)
      const opened = await open().then(
        () => true,
        () => false,
      )
      if (opened) return missed()
      ears.state?.('away')
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

/** Of a standby too. */
async function isReadOnly(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query('show transaction_read_only')
  return rows[0]?.transaction_read_only === 'on'
}
