// A scheduled topic is out when its time comes, although nobody touches it then: pages that were kept before are
// forgotten at that moment, in every process by itself.

import type { Db } from '#database/connect.ts'
import { nextTopicAt } from '#database/queries/staff-topic.ts'

// Longer waits are cut up: a clock may be set, and a timer holds 24 days at most.
const LOOK_AGAIN_MS = 60_000
const AFTER_FAULT_MS = 2_000

export interface DueTopics {
  /** What is scheduled may have changed. */
  look(): void
  stop(): void
}

export function watchDueTopics(db: Db, onDue: () => void): DueTopics {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let turn = 0

  function look() {
    const mine = ++turn
    clearTimeout(timer)
    const now = new Date()
    nextTopicAt(db, now).then(
      (at) => mine === turn && wait(at),
      () => mine === turn && again(AFTER_FAULT_MS),
    )
  }
  function wait(at: Date | undefined) {
    const left = at ? at.getTime() - Date.now() : Number.POSITIVE_INFINITY
    if (left > LOOK_AGAIN_MS) again(LOOK_AGAIN_MS)
    else again(Math.max(0, left) + 1, onDue)
  }
  function again(ms: number, first?: () => void) {
    if (stopped) return
    timer = setTimeout(() => {
      first?.()
      look()
    }, ms)
    timer.unref()
  }

  look()
  return {
    look,
    stop() {
      stopped = true
      turn++
      clearTimeout(timer)
    },
  }
}
