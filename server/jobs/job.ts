import type { Schedule } from './schedule.ts'

/** Work that is done by itself, once in the whole cluster. */
export interface Job {
  name: string
  schedule: Schedule
  /** Also soon after every start of a process, unless another has run it since. */
  afterStart?: boolean
  /** Longer than this and it is stopped, and counts as failed. */
  mayTakeMs: number
  /** Throws when it did not do its work, and then it is tried again; ends soon when the signal is given. */
  run(signal: AbortSignal): Promise<void>
}

export interface Pace {
  /** Visitors who come with the start are served first. */
  firstLookMs: number
  /** A job added or given back by another process waits so long at most. */
  lookEveryMs: number
  /** While the database is away. */
  afterFaultMs: number
  /** A process that dies with a job leaves it to the others after so long. */
  leaseMs: number
  /** After the first, the second … failure; after the last the job waits for its next time. */
  retryAfterMs: readonly number[]
  /** How long the end of the process waits for jobs under way. */
  stopWithinMs: number
  /** How long a job that was told to stop may take to do so. */
  graceMs: number
}

const MINUTE_MS = 60_000

export const PACE: Pace = {
  firstLookMs: MINUTE_MS,
  lookEveryMs: MINUTE_MS / 2,
  afterFaultMs: 5_000,
  leaseMs: MINUTE_MS,
  retryAfterMs: [MINUTE_MS, 10 * MINUTE_MS, 60 * MINUTE_MS],
  stopWithinMs: 10_000,
  graceMs: 5_000,
}
