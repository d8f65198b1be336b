// Against a real database, with two runners as two machines would be: nothing here may run twice at once.

import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import pino from 'pino'
import { connect, type Db } from '#database/core/connect.ts'
import { expect, test as plain } from '#tests/support/app/test.ts'
import type { Job, Pace } from './job.ts'
import { type JobRunner, startJobs } from './runner.ts'

/** A minute of the real pace is some milliseconds here. */
const QUICK: Pace = {
  firstLookMs: 0,
  lookEveryMs: 20,
  afterFaultMs: 20,
  leaseMs: 300,
  retryAfterMs: [30, 60],
  stopWithinMs: 200,
  graceMs: 100,
}
const FAR = new Date(Date.now() + 86_400_000)
const YEARLY = { words: 'yearly', next: () => FAR }

interface Logged {
  level: number
  job?: string
  attempts?: number
  err?: { message: string; stack: string }
}

interface World {
  site: {
    db: Db
    logged: Logged[]
    /** One process with these jobs; ended with the test. */
    run(jobs: Job[], pace?: Partial<Pace>): JobRunner
    /** Makes it known, as a site did that ran before. */
    known(name: string, dueAt: Date, runner?: string): Promise<void>
    row(name: string): Promise<Record<string, unknown>>
  }
}

const test = plain.extend<World>({
  site: async ({ databaseUrl }, use) => {
    const { db, close } = connect(databaseUrl, 8)
    const runners: JobRunner[] = []
    const logged: Logged[] = []
    const log = pino({}, { write: (line) => logged.push(JSON.parse(line)) })
    await use({
      db,
      logged,
      run(jobs, pace = {}) {
        const runner = startJobs(db, jobs, log, { ...QUICK, ...pace })
        runners.push(runner)
        return runner
      },
      async known(name, dueAt, runner) {
        await sql`
          insert into job (name, schedule, due_at, runner, lease_until, attempts)
          values (${name}, 'yearly', ${dueAt}, ${runner ?? null}, ${runner ? new Date(Date.now() + 300) : null}, ${runner ? 1 : 0})`.execute(
          db,
        )
      },
      async row(name) {
        const { rows } = await sql<Record<string, unknown>>`
          select * from job where name = ${name}`.execute(db)
        return rows[0] ?? {}
      },
    })
    for (const runner of runners) await runner.stop()
    await sql`update job set due_at = '2100-01-01', runner = null, lease_until = null`.execute(db)
    await close()
  },
})

function givenJob(name: string, run: Job['run'], more: Partial<Job> = {}): Job {
  return { name, schedule: YEARLY, mayTakeMs: 5_000, run, ...more }
}

const poll = <T>(asked: () => T) => expect.poll(asked, { timeout: 10_000, interval: 20 })
const yesterday = () => new Date(Date.now() - 86_400_000)

test('a night that was missed while nobody ran is caught up with once, and a new job waits for its time', async ({
  site,
}) => {
  const ran: string[] = []
  await site.known('missed-night', yesterday())
  const jobs = ['missed-night', 'new-job'].map((name) =>
    givenJob(name, async () => void ran.push(name)),
  )
  site.run(jobs)
  await poll(() => site.row('missed-night')).toMatchObject({ due_at: FAR, attempts: 0 })
  await sleep(60)

  expect(ran).toEqual(['missed-night'])
  expect(await site.row('missed-night')).toMatchObject({ runner: null, last_error: null })
  expect((await site.row('missed-night')).succeeded_at).toBeInstanceOf(Date)
  expect(await site.row('new-job')).toMatchObject({ due_at: FAR, started_at: null })
})

test('of two machines only one runs a job, also when it takes longer than a lease', async ({
  site,
}) => {
  let runs = 0
  let together = 0
  let most = 0
  const job = givenJob('shared-work', async () => {
    runs++
    most = Math.max(most, ++together)
    await sleep(1_300)
    together--
  })
  await site.known('shared-work', yesterday())
  site.run([job], { leaseMs: 900 })
  site.run([job], { leaseMs: 900 })
  await poll(() => site.row('shared-work')).toMatchObject({ due_at: FAR })

  expect({ runs, most }).toEqual({ runs: 1, most: 1 })
})

test('a hundred jobs that are due are shared by two machines, each run once', async ({ site }) => {
  const ran: string[] = []
  const letter = (at: number) => 'abcdefghij'[at] ?? ''
  const names = Array.from(
    { length: 100 },
    (_, at) => `many-${letter((at / 10) | 0)}${letter(at % 10)}`,
  )
  for (const name of names) await site.known(name, yesterday())
  const jobs = names.map((name) => givenJob(name, async () => void ran.push(name)))
  site.run(jobs)
  site.run(jobs)
  await poll(() => ran.length).toBe(100)
  await sleep(60)

  expect(ran.toSorted()).toEqual(names.toSorted())
})

test('the job of a process that was killed is taken by another when its lease ends', async ({
  site,
}) => {
  const startedAt = Date.now()
  const taken = Promise.withResolvers<number>()
  await site.known('left-behind', yesterday(), 'a machine without power')
  site.run([givenJob('left-behind', async () => taken.resolve(Date.now() - startedAt))])

  expect(await taken.promise).toBeGreaterThan(200)
  await poll(() => site.row('left-behind')).toMatchObject({ due_at: FAR, attempts: 0 })
})

test('a job that fails is logged whole and tried again, later each time, until its next time', async ({
  site,
}) => {
  const at: number[] = []
  await site.known('failing', yesterday())
  site.run([
    givenJob('failing', async () => {
      at.push(Date.now())
      throw new Error('the disk is full')
    }),
  ])
  await poll(() => site.row('failing')).toMatchObject({ due_at: FAR })

  expect(at).toHaveLength(3)
  const [first = 0, second = 0, third = 0] = at
  expect(second - first).toBeGreaterThanOrEqual(29)
  expect(third - second).toBeGreaterThanOrEqual(59)
  expect(await site.row('failing')).toMatchObject({
    attempts: 0,
    last_error: 'the disk is full',
    succeeded_at: null,
  })
  const told = site.logged.filter(({ job }) => job === 'failing')
  expect(told.map(({ level, attempts }) => [level, attempts])).toEqual([
    [50, 1],
    [50, 2],
    [50, 3],
  ])
  expect(told[0]?.err?.stack).toContain('runner.test.ts')
})

test('a job that failed once and then succeeds is done', async ({ site }) => {
  let runs = 0
  await site.known('second-try', yesterday())
  site.run([
    givenJob('second-try', async () => {
      if (++runs === 1) throw new Error('not yet')
    }),
  ])
  await poll(() => site.row('second-try')).toMatchObject({
    due_at: FAR,
    attempts: 0,
    last_error: null,
  })
  expect(runs).toBe(2)
})

test('a job that takes longer than it may is told to stop and counts as failed', async ({
  site,
}) => {
  await site.known('endless', yesterday())
  const waits = (signal: AbortSignal) => sleep(60_000, undefined, { signal })
  site.run([givenJob('endless', waits, { mayTakeMs: 50 })], { retryAfterMs: [] })
  await poll(() => site.row('endless')).toMatchObject({
    due_at: FAR,
    last_error: 'took longer than 50 ms',
  })
})

test('the end of the site waits for a job under way', async ({ site }) => {
  let done = false
  const begun = Promise.withResolvers<void>()
  await site.known('almost-done', yesterday())
  const runner = site.run([
    givenJob('almost-done', async () => {
      begun.resolve()
      await sleep(120)
      done = true
    }),
  ])
  await begun.promise
  await runner.stop()

  expect(done).toBe(true)
  expect(await site.row('almost-done')).toMatchObject({ runner: null, due_at: FAR })
})

test('what takes too long is stopped with the site, given back, and taken at once by the next process', async ({
  site,
}) => {
  const begun = Promise.withResolvers<void>()
  const due = yesterday()
  await site.known('cut-short', due)
  const runner = site.run([
    givenJob('cut-short', async (signal) => {
      begun.resolve()
      await sleep(60_000, undefined, { signal })
    }),
  ])
  await begun.promise
  const startedAt = Date.now()
  await runner.stop()
  expect(Date.now() - startedAt).toBeLessThan(2_000)
  expect(await site.row('cut-short')).toMatchObject({ runner: null, attempts: 0, due_at: due })

  let again = 0
  site.run([givenJob('cut-short', async () => void again++)])
  await poll(() => again).toBe(1)
})

test('a job that is wanted after every start runs once for all processes that start together', async ({
  site,
}) => {
  let runs = 0
  const job = givenJob('after-start', async () => void runs++, { afterStart: true })
  site.run([job])
  site.run([job], { firstLookMs: 80 })
  await poll(() => runs).toBe(1)
  await sleep(150)
  expect(runs).toBe(1)

  site.run([job])
  await poll(() => runs).toBe(2)
})

test('when the setting changes the time, the new time counts', async ({ site }) => {
  const soon = new Date(Date.now() + 60_000)
  await site.known('moved', FAR)
  site.run([
    givenJob('moved', async () => undefined, { schedule: { words: 'daily', next: () => soon } }),
  ])
  await poll(() => site.row('moved')).toMatchObject({ schedule: 'daily', due_at: soon })
})
