// One site per embedded database: whoever holds this lock runs it. PostgreSQL lets go of the lock when
// the holder's connection ends, so a killed site never leaves one behind.

import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

const LOCK = 7_204_502

interface SiteLock {
  release(): Promise<void>
}

/** Answers undefined when another process holds it. */
export async function takeSiteLock(url: string): Promise<SiteLock | undefined> {
  let client = await tryLock(url)
  if (!client) return undefined
  let released = false

  function watch(held: pg.Client) {
    held.on('end', async () => {
      // PostgreSQL was restarted under us: take the lock again as soon as it answers.
      while (!released) {
        const again = await tryLock(url).catch(() => undefined)
        if (again) {
          client = again
          return watch(again)
        }
        await sleep(250)
      }
    })
  }
  watch(client)
  return {
    async release() {
      released = true
      await client?.end()
    },
  }
}

async function tryLock(url: string): Promise<pg.Client | undefined> {
  const client = new pg.Client({ connectionString: url, keepAlive: true })
  client.on('error', () => undefined) // always followed by end
  await client.connect()
  const { rows } = await client.query('select pg_try_advisory_lock($1) as held', [LOCK])
  if (rows[0]?.held) return client
  await client.end()
  return undefined
}
