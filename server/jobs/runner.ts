// Looks for jobs that are due. Every process does; the table of jobs lets one of them have each.

import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Db } from '#database/core/connect.ts'
import { claimDueJob, registerJob, untilNextJob } from '#database/queries/monitoring/job.ts'
import { type Job, PACE, type Pace } from './job.ts'
import { type RunningJob, startJob } from './running-job.ts'

export interface JobRunner {
  /** After the jobs under way, but not much later: what takes too long is stopped and given back. */
  stop(): Promise<void>
}

export function startJobs(db: Db, jobs: readonly Job[], log: Logger, pace: Pace = PACE): JobRunner {
  const startedAt = new Date()
  const runner = `${hostname().slice(0, 100)}:${process.pid}:${randomUUID()}`
  const names = jobs.map(({ name }) => name)
  const running = new Set<RunningJob>()
  const stopping = new AbortController()
  const pause = (ms: number) =>
    sleep(ms, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)

  async function register() {
    for (const { name, schedule, afterStart } of jobs) {
      await registerJob(db, {
        name,
        schedule: schedule.words,
        nextAt: schedule.next(new Date()),
        unlessRunSince: afterStart ? startedAt : undefined,
      })
    }
  }
  /** Answers after how many milliseconds to look again. */
  async function takeDueJobs(): Promise<number> {
    while (!stopping.signal.aborted) {
      const claimed = await claimDueJob(db, names, { runner, leaseMs: pace.leaseMs })
      const job = jobs.find(({ name }) => name === claimed?.name)
      if (!claimed || !job) break
      const started = startJob(job, { db, log, pace, runner, attempts: claimed.attempts })
      running.add(started)
      void started.ended.then(() => running.delete(started))
    }
    const ms = (await untilNextJob(db, names)) ?? pace.lookEveryMs
    return Math.min(Math.max(ms, 1), pace.lookEveryMs)
  }
  async function look() {
    await pause(pace.firstLookMs)
    let registered = false
    while (!stopping.signal.aborted) {
      try {
        if (!registered) await register()
        registered = true
        await pause(await takeDueJobs())
      } catch (error) {
        log.warn({ err: error }, 'jobs wait for the database')
        await pause(pace.afterFaultMs)
      }
    }
  }
  const looking = look()
  return {
    async stop() {
      stopping.abort()
      await looking
      const ended = Promise.all([...running].map((job) => job.ended))
      const late = sleep(pace.stopWithinMs, undefined, { ref: false })
      await Promise.race([ended, late])
      for (const job of running) job.giveBack()
      await ended
    },
  }
}
