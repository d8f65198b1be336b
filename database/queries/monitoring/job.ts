// The jobs that run once in the whole cluster. Every instant is the database's own: clocks of machines differ.

import { sql } from 'kysely'
import type { Db } from '../../core/connect.ts'

interface JobRegistration {
  name: string
  schedule: string
  nextAt: Date
  /** Makes it due at once unless it was run since then. */
  unlessRunSince: Date | undefined
}

/** A job that is known keeps its time, so that one missed meanwhile is caught up with; a changed schedule counts anew. */
export async function registerJob(db: Db, job: JobRegistration): Promise<void> {
  await sql`
    insert into job (name, schedule, due_at) values (${job.name}, ${job.schedule}, ${job.nextAt})
    on conflict (name) do update set
      schedule = excluded.schedule,
      due_at = case when job.schedule = excluded.schedule then job.due_at else excluded.due_at end,
      attempts = case when job.schedule = excluded.schedule then job.attempts else 0 end`.execute(
    db,
  )
  if (!job.unlessRunSince) return
  await sql`
    update job set due_at = least(due_at, now())
    where name = ${job.name} and (started_at is null or started_at < ${job.unlessRunSince})`.execute(
    db,
  )
}

interface ClaimedJob {
  name: string
  /** With this one. */
  attempts: number
}

/** Takes one that is due and that nobody runs. Whoever dies with it loses it when the lease ends. */
export async function claimDueJob(
  db: Db,
  names: readonly string[],
  { runner, leaseMs }: { runner: string; leaseMs: number },
): Promise<ClaimedJob | undefined> {
  const { rows } = await sql<ClaimedJob>`
    update job set runner = ${runner}, lease_until = now() + make_interval(secs => ${leaseMs / 1_000}),
      started_at = now(), attempts = attempts + 1
    where name = (
      select name from job
      where name = any(${names}) and due_at <= now() and (lease_until is null or lease_until <= now())
      order by due_at limit 1 for update skip locked)
    returning name, attempts`.execute(db)
  return rows[0]
}

/** Milliseconds until one of them may be due; undefined when there is none. */
export async function untilNextJob(db: Db, names: readonly string[]): Promise<number | undefined> {
  const { rows } = await sql<{ ms: number | null }>`
    select (extract(epoch from min(greatest(due_at, lease_until)) - now()) * 1000)::float8 as ms
    from job where name = any(${names})`.execute(db)
  return rows[0]?.ms ?? undefined
}

/** False when the job is no longer this process's. */
export async function renewJobLease(
  db: Db,
  name: string,
  { runner, leaseMs }: { runner: string; leaseMs: number },
): Promise<boolean> {
  const { rows } = await sql`
    update job set lease_until = now() + make_interval(secs => ${leaseMs / 1_000})
    where name = ${name} and runner = ${runner} returning name`.execute(db)
  return rows.length > 0
}

export async function endJob(
  db: Db,
  name: string,
  end: { runner: string; nextAt: Date; error?: string; willRetry?: boolean },
): Promise<void> {
  const failed = end.error !== undefined
  await sql`
    update job set runner = null, lease_until = null, ended_at = now(), due_at = ${end.nextAt},
      attempts = case when ${end.willRetry ?? false} then attempts else 0 end,
      succeeded_at = case when ${failed} then succeeded_at else now() end,
      last_error = ${end.error?.slice(0, 500) ?? null}
    where name = ${name} and runner = ${end.runner}`.execute(db)
}

/** Given back as if it had never been taken: still due, for whoever comes next. */
export async function releaseJob(db: Db, name: string, runner: string): Promise<void> {
  await sql`
    update job set runner = null, lease_until = null, attempts = attempts - 1
    where name = ${name} and runner = ${runner}`.execute(db)
}

/** All that were ever registered, also those that no process runs any more. */
export function jobs(db: Db) {
  return db
    .selectFrom('job')
    .select(['name', 'due_at', 'runner', 'started_at', 'succeeded_at', 'last_error'])
    .orderBy('name')
    .execute()
}
