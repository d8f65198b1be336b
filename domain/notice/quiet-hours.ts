// Nobody's telephone rings at night for what can wait until the morning. In Thai time, which has no summer.

import type { Topic } from './topic.ts'

const QUIET_FROM = 20
const QUIET_UNTIL = 8
const HOUR_MS = 3_600_000
const THAI_OFFSET_MS = 7 * HOUR_MS
const DAY_MS = 24 * HOUR_MS

/** When a message may go: now, or at the end of the quiet hours. What concerns the safety of an account does not wait. */
export function mayGoAt(topic: Topic, now: Date): Date {
  if (topic === 'security') return now
  const thai = now.getTime() + THAI_OFFSET_MS
  const midnight = thai - (thai % DAY_MS)
  const hour = (thai - midnight) / HOUR_MS
  if (hour >= QUIET_UNTIL && hour < QUIET_FROM) return now
  const day = hour < QUIET_UNTIL ? midnight : midnight + DAY_MS
  return new Date(day + QUIET_UNTIL * HOUR_MS - THAI_OFFSET_MS)
}
