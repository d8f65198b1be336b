// A scheduled topic is out when its time comes, although nobody touches it then: pages that were kept before are
// forgotten at that moment, in every process by itself.

import type { Db } from '#database/core/connect.ts'
import { nextTopicAt } from '#database/queries/content/staff-topic.ts'

// Longer waits are cut up: a clock may be set, and a timer holds 24 days at most.
const LOOK_AGAIN_MS = 60_000
const AFTER_FAULT_MS = 2_000

export interface DueTopics {
  /** What is scheduled may have changed. */
  look(): void
  stop(): void
}

export function startScheduledTopics(db: Db, onDue: () => void): DueTopics {
  let timer: NodeJS.Timeout | undefined
  let turn = 0
  // What was due until then has been told. From there on, because the moment may come while we ask.
  let told = new Date()

  function look() {
    const mine = ++turn
    clearTimeout(timer)
    nextTopicAt(db, told).then(
      (at) => mine === turn && wait(at),
      () => mine === turn && again(AFTER_FAULT_MS, look),
    )
  }
  function wait(at: Date | undefined) {
    const left = at ? at.getTime() - Date.now() : Number.POSITIVE_INFINITY
    if (left > LOOK_AGAIN_MS) again(LOOK_AGAIN_MS, look)
    else again(Math.max(0, left + 1), tell)
  }
  function tell() {
    told = new Date()
    onDue()
    look()
  }
  function again(ms: number, then: () => void) {
    timer = setTimeout(then, ms)
    timer.unref()
  }

  look()
  return {
    look,
    stop() {
      turn++
      clearTimeout(timer)
    },
  }
}
