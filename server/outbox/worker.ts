// Works off what was asked and what is to be sent, beside the requests; every process has one.

import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { type Preparing, prepareNext } from '../identity/recovery/prepare.ts'
import { type Delivery, deliverDue } from './deliver.ts'

const PAUSE_MS = 500
/** A database that is away is not asked more often. */
const AFTER_FAULT_MS = 2_000

export interface OutboxWorker {
  /** After what is under way. */
  stop(): Promise<void>
}

export function startOutbox(work: Preparing & Delivery, log: Logger): OutboxWorker {
  const stopping = new AbortController()
  const pause = (ms: number) =>
    sleep(ms, undefined, { signal: stopping.signal }).catch(() => undefined)

  async function run() {
    while (!stopping.signal.aborted) {
      try {
        if (!(await workOff(work))) await pause(PAUSE_MS)
      } catch (error) {
        log.warn({ err: error }, 'the outbox waits')
        await pause(AFTER_FAULT_MS)
      }
    }
  }
  const running = run()
  return {
    async stop() {
      stopping.abort()
      await running
      for (const sender of Object.values(work.senders)) sender.close()
    },
  }
}

/** One round; false when there was nothing to do. */
export async function workOff(work: Preparing & Delivery): Promise<boolean> {
  // First what is ready, so that nothing else can hold it up.
  const delivered = await deliverDue(work)
  const prepared = await prepareNext(work)
  return prepared || delivered > 0
}
