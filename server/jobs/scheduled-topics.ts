// A scheduled topic is published when its time comes, although no row changes then: every process drops its cached pages
// at that moment.

import type { Db } from '#database/core/connect.ts'
import { nextTopicAt } from '#database/queries/content/staff-topic.ts'

// Longer waits are cut up: a clock may be set, and a timer holds 24 days at most.
const LOOK_AGAIN_MS = 60_000
const AFTER_FAULT_MS = 2_000

interface ScheduledTopics {
  /** To be called when topics may have changed. */
  look(): void
  stop(): void
}

export function startScheduledTopics(db: Db, onDue: () => void): ScheduledTopics {
  let timer: NodeJS.Timeout | undefined
  let turn = 0
  // Topics due until then are published. Asked from there on, because the moment may pass during the query.
  let publishedUntil = new Date()

  function look() {
    const mine = ++turn
    clearTimeout(timer)
    nextTopicAt(db, publishedUntil).then(
      (at) => mine === turn && wait(at),
      () => mine === turn && again(AFTER_FAULT_MS, look),
    )
  }
  function wait(at: Date | undefined) {
    const left = at ? at.getTime() - Date.now() : Number.POSITIVE_INFINITY
    if (left > LOOK_AGAIN_MS) again(LOOK_AGAIN_MS, look)
    else again(Math.max(0, left + 1), publish)
  }
  function publish() {
    publishedUntil = new Date()
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
