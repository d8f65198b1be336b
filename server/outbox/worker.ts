// Prepares codes that were asked for and sends messages, beside the requests. Every process has one: messages are shared out by
// leases (deliver.ts), so it is no job of server/jobs/.

import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { type Preparing, prepareNext } from '../identity/recovery/prepare.ts'
import { type Delivery, deliverDue } from './deliver.ts'

const PAUSE_MS = 500
/** While the database cannot be reached. */
const AFTER_FAULT_MS = 2_000

interface OutboxWorker {
  /** Ends after the messages under way. */
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
        log.warn({ err: error }, 'outbox worker failed; it tries again')
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
