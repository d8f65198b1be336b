// One run of one job: the lease renewed while it lasts, its end written down, a failure logged whole and tried again.

import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Db } from '#database/core/connect.ts'
import { endJob, releaseJob, renewJobLease } from '#database/queries/monitoring/job.ts'
import type { Job, Pace } from './job.ts'

export interface RunningJob {
  /** Never throws. */
  ended: Promise<void>
  /** Stops it and leaves it to another process. */
  giveBack(): void
}

interface Run {
  db: Db
  log: Logger
  pace: Pace
  /** The process. */
  runner: string
  /** With this one. */
  attempts: number
}

class GivenBack extends Error {}

export function startJob(job: Job, run: Run): RunningJob {
  const cancel = new AbortController()
  const ended = runToEnd(job, run, cancel).catch((error) =>
    // The lease ends by itself, and the job is taken again.
    run.log.error({ err: error, job: job.name }, 'the end of a job could not be written down'),
  )
  return { ended, giveBack: () => cancel.abort(new GivenBack('the process ends')) }
}

async function runToEnd(job: Job, run: Run, cancel: AbortController): Promise<void> {
  const { db, log, runner } = run
  const { name } = job
  const startedAt = performance.now()
  const limit = setTimeout(
    () => cancel.abort(new Error(`took longer than ${job.mayTakeMs} ms`)),
    job.mayTakeMs,
  )
  const renewal = keepLease(job, run, cancel)
  try {
    await outcomeOf(job, run, cancel.signal)
  } catch (error) {
    if (error instanceof GivenBack) return await releaseJob(db, name, runner)
    return await fail(job, run, error)
  } finally {
    clearTimeout(limit)
    clearInterval(renewal)
  }
  await endJob(db, name, { runner, nextAt: job.schedule.next(new Date()) })
  log.info({ job: name, took_ms: Math.round(performance.now() - startedAt) }, 'job done')
}

/** A job that does not end when it is told to is left behind. */
async function outcomeOf(job: Job, { attempts, pace }: Run, signal: AbortSignal): Promise<void> {
  if (attempts > pace.retryAfterMs.length + 1)
    throw new Error('each process that ran it ended before the job did')
  const toldToStop = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () =>
      sleep(pace.graceMs, undefined, { ref: false }).then(() => reject(signal.reason)),
    )
  })
  try {
    await Promise.race([job.run(signal), toldToStop])
  } catch (error) {
    throw signal.aborted ? signal.reason : error
  }
}

function keepLease({ name }: Job, { db, pace, runner }: Run, cancel: AbortController) {
  let renewedAt = performance.now()
  return setInterval(async () => {
    const asked = performance.now()
    try {
      const isOurs = await renewJobLease(db, name, { runner, leaseMs: pace.leaseMs })
      if (!isOurs) cancel.abort(new Error('another process has taken it over'))
      renewedAt = asked
    } catch (error) {
      if (asked - renewedAt < pace.leaseMs) return // tried again before the lease ends
      cancel.abort(new Error('its lease could not be renewed', { cause: error }))
    }
  }, pace.leaseMs / 3)
}

async function fail(job: Job, { db, log, pace, runner, attempts }: Run, error: unknown) {
  const now = new Date()
  const wait = pace.retryAfterMs[attempts - 1]
  const nextTime = job.schedule.next(now).getTime()
  const nextAt = new Date(wait === undefined ? nextTime : Math.min(nextTime, now.getTime() + wait))
  log.error({ err: error, job: job.name, attempts, next_at: nextAt }, 'job failed')
  await endJob(db, job.name, {
    runner,
    nextAt,
    error: error instanceof Error ? error.message : String(error),
    willRetry: wait !== undefined,
  })
}
