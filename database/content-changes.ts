// Hears "content" from PostgreSQL, whichever process or machine made the change.

import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

export interface Listener {
  close(): Promise<void>
}

/**
 * Calls back at every change, and once whenever the line was down: what was said meanwhile is lost,
 * so everything kept must be taken for stale.
 */
export async function listenForContentChanges(url: string, changed: () => void): Promise<Listener> {
  let client: pg.Client
  let closing = false

  async function open() {
    client = new pg.Client({ connectionString: url, keepAlive: true })
    client.on('notification', changed)
    client.on('error', () => undefined) // always followed by end
    client.on('end', () => closing || reopen())
    await client.connect()
    await client.query('listen content')
  }
  async function reopen() {
    changed()
    while (!closing) {
      await sleep(250)
      const opened = await open().then(
        () => true,
        () => false,
      )
      if (opened) return changed()
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
