// Hears what PostgreSQL passes on between processes, whichever of them, on whichever machine, said it.

import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

export interface Listener {
  close(): Promise<void>
}

export interface Ears {
  /**
   * Something public was changed. Also called whenever the line was down: what was said meanwhile is
   * lost, so everything kept must be taken for stale.
   */
  content(): void
  /** A message to all who listen right now; one that was missed is not made up for. */
  push?(message: string): void
  /** An officer asks how many listen. */
  count?(): void
}

export async function listenToDatabase(url: string, ears: Ears): Promise<Listener> {
  let client: pg.Client
  let closing = false

  async function open() {
    client = new pg.Client({ connectionString: url, keepAlive: true })
    client.on('notification', ({ channel, payload = '' }) => {
      if (channel === 'content') ears.content()
      else if (channel === 'push_count') ears.count?.()
      else ears.push?.(payload)
    })
    client.on('error', () => undefined) // always followed by end
    client.on('end', () => closing || reopen())
    await client.connect()
    await client.query('listen content; listen push; listen push_count')
  }
  async function reopen() {
    ears.content()
    while (!closing) {
      await sleep(250)
      const opened = await open().then(
        () => true,
        () => false,
      )
      if (opened) return ears.content()
    }
  }

  await open()
  return {
    async close() {
      closing = true
      await client.end()
    },
  }
}
