// Beside the embedded database, as long as it runs: seals what its log leaves, and copies it off the machine.

import { setTimeout as sleep } from 'node:timers/promises'
import { databasePlace, waitingFolder } from '../embedded/place.ts'
import { copyNew } from './copy.ts'
import { sealWaiting } from './seal.ts'
import type { Store } from './store.ts'

const SEAL_EVERY_MS = 3_000
const AGAIN_AFTER_MS = 15_000

interface Archiving {
  dataDir: string
  archive: string
  key: string
  /** Off this machine; undefined for nowhere. */
  copy: Store | undefined
  /** Called when something begins to fail, once for each reason. */
  onFault(what: 'sealing' | 'copying', error: unknown): void
}

export interface Archiver {
  /** Once PostgreSQL has ended: what it left last is sealed and copied too. */
  stop(): Promise<void>
}

export function startArchiver({ dataDir, archive, key, copy, onFault }: Archiving): Archiver {
  const waiting = waitingFolder(databasePlace(dataDir))
  const stopping = new AbortController()
  const known: Record<string, string> = {}

  /** Answers whether it went well. A copy that fails does not keep anything from being sealed. */
  async function attempt(what: 'sealing' | 'copying', work: () => Promise<unknown>) {
    try {
      await work()
      known[what] = ''
      return true
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      if (known[what] !== reason) onFault(what, error)
      known[what] = reason
      return false
    }
  }
  async function once(): Promise<boolean> {
    const sealed = await attempt('sealing', () => sealWaiting({ waiting, archive, key }))
    const copied = !copy || (await attempt('copying', () => copyNew(archive, copy)))
    return sealed && copied
  }
  async function run() {
    while (!stopping.signal.aborted) {
      const wait = (await once()) ? SEAL_EVERY_MS : AGAIN_AFTER_MS
      await sleep(wait, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)
    }
  }
  const running = run()
  return {
    async stop() {
      stopping.abort()
      await running
      await once()
    },
  }
}
