// The gauges of one process and of the site, for Prometheus. Each process has all of them; where several share the port, the
// greatest of what they say of the whole site is sent, and the sum of what they say of themselves (metrics-port.ts).

import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { Counter, collectDefaultMetrics, Gauge, type Registry } from 'prom-client'
import { type Facts, readFacts } from './facts.ts'

/** Longer than any one question takes, much shorter than Prometheus waits before the next. */
const FACTS_MS = 2_000
/** Without an answer by then the database's gauges are missing from this answer, and nothing else. */
const ANSWER_WITHIN_MS = 5_000

type PoolCounts = Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>

export function registerSiteMetrics(
  registry: Registry,
  app: FastifyInstance,
  pool: PoolCounts,
): void {
  collectDefaultMetrics({ register: registry })
  registerProcess(registry, app, pool)
  registerPolicyReports(registry, app)
  registerNightReads(registry, app)
  registerSite(registry, app)
}

function registerProcess(registry: Registry, app: FastifyInstance, pool: PoolCounts): void {
  const log = () => app.logStatus?.() ?? { lost: 0, failingSince: undefined }
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      ...{ name: `coop_${name}`, help, registers: [registry], aggregator: 'sum' },
      collect() {
        this.set(read())
      },
    })
  gauge(
    'database_pool_connections',
    'Connections of the pool that are open.',
    () => pool.totalCount,
  )
  gauge('database_pool_idle', 'Connections of the pool that nobody uses.', () => pool.idleCount)
  gauge('database_pool_waiting', 'Who waits for a connection.', () => pool.waitingCount)
  gauge('requests_inside', 'Requests that are worked on.', () => app.queue.now.inside)
  gauge('requests_waiting', 'Requests in line for a place.', () => app.queue.now.waiting)
  gauge('push_listeners', 'Browsers connected for news.', () => app.push.listening())
  gauge('log_lost_lines', 'Lines of the log that could not be written.', () => log().lost)
  gauge('log_failing', '1 while the log cannot be written.', () => (log().failingSince ? 1 : 0))
  gauge('database_away', '1 while the database does not answer this process.', () =>
    app.database.isAway ? 1 : 0,
  )
  new Gauge({
    name: 'coop_release_info',
    help: 'The release that is served, always 1.',
    labelNames: ['release'],
    registers: [registry],
    aggregator: 'max',
  }).set({ release: app.assets.release }, 1)
}

function registerPolicyReports(registry: Registry, app: FastifyInstance): void {
  new Counter({
    name: 'coop_policy_reports_total',
    help: 'What browsers told of the content security policy.',
    registers: [registry],
    collect() {
      this.reset()
      this.inc(app.policyReports.total)
    },
  })
}

function registerNightReads(registry: Registry, app: FastifyInstance): void {
  new Counter({
    name: 'coop_night_reads_total',
    help: 'Questions about a night that a database answered, by which: primary, or a standby.',
    labelNames: ['source'],
    registers: [registry],
    collect() {
      this.reset()
      for (const [source, count] of app.nightSource.reads) this.inc({ source }, count)
    },
  })
  new Gauge({
    ...{ name: 'coop_standby_ready', registers: [registry], aggregator: 'min' },
    help: '1 where the standby may be read from, of the process that says so least.',
    labelNames: ['standby'],
    collect() {
      for (const { name, state } of app.nightSource.standbys?.states() ?? [])
        this.set({ standby: name }, Number(state === 'ready'))
    },
  })
}

function registerSite(registry: Registry, app: FastifyInstance): void {
  const facts = rememberedFor(FACTS_MS, () =>
    Promise.race([readFacts(app, new Date()), sleep(ANSWER_WITHIN_MS, undefined, { ref: false })]),
  )
  const gauge = (name: string, help: string, read: (facts: Facts) => number | undefined) =>
    new Gauge({
      ...{ name: `coop_${name}`, help, registers: [registry], aggregator: 'max' },
      async collect() {
        const known = await facts().catch(() => undefined)
        const value = known && read(known)
        if (value === undefined) this.remove()
        else this.set(value)
      },
    })
  gauge('night_as_of_timestamp_seconds', 'The day that the published figures are of.', (all) =>
    seconds(all.published && new Date(`${all.published.as_of}T00:00:00+07:00`)),
  )
  gauge('night_published_timestamp_seconds', 'When they were published.', (all) =>
    seconds(all.published?.published_at),
  )
  gauge('backup_timestamp_seconds', 'When the last backup was made.', (all) =>
    seconds(all.backup?.made_at),
  )
  gauge('restore_drill_timestamp_seconds', 'When a restore was last rehearsed.', (all) =>
    seconds(all.drill?.at),
  )
  gauge('restore_drill_proved', '1 where that rehearsal proved the backup.', (all) =>
    all.drill ? Number(all.drill.proved) : undefined,
  )
  gauge('wal_sealed_timestamp_seconds', 'When the log last reached the archive.', (all) =>
    seconds(all.archive?.sealedAt),
  )
  gauge('base_backup_timestamp_seconds', 'When the last base backup was whole.', (all) =>
    seconds(all.archive?.baseAt),
  )
  gauge('backup_copy_timestamp_seconds', 'When a copy last went off the machine.', (all) =>
    seconds(all.copy?.copiedAt),
  )
  gauge(
    'backup_uncopied_files',
    'Files of backups that lie on this machine only.',
    (all) => all.copy?.uncopied,
  )
  gauge('audit_check_timestamp_seconds', 'When the audit chain was last checked.', (all) =>
    seconds(all.audit?.ended_at),
  )
  gauge(
    'audit_chain_intact',
    '1 where that check found the chain whole, and every line kept of it is there and fits.',
    ({ audit, anchorsFit }) => (audit ? Number(audit.broken_at === null && anchorsFit) : undefined),
  )
  gauge('outbox_waiting', 'Messages that are not sent yet.', (all) => all.outbox.waiting)
  gauge('outbox_oldest_timestamp_seconds', 'When the oldest of them was written.', (all) =>
    seconds(all.outbox.oldest),
  )
  gauge('outbox_gave_up', 'Messages given up in the last 24 hours.', (all) => all.outbox.gaveUp)
  gauge('disk_free_bytes', 'Left where the data folder is.', ({ disk }) =>
    disk ? disk.bavail * disk.bsize : undefined,
  )
  gauge('disk_size_bytes', 'There in all.', ({ disk }) =>
    disk ? disk.blocks * disk.bsize : undefined,
  )
  gauge('certificate_end_timestamp_seconds', 'Until when the TLS certificate is good.', (all) =>
    seconds(all.certificate),
  )
  registerJobs(registry, facts)
}

function registerJobs(registry: Registry, facts: () => Promise<Facts | undefined>): void {
  const gauge = (name: string, help: string, read: (job: Facts['jobs'][number]) => number) =>
    new Gauge({
      ...{ name: `coop_job_${name}`, help, registers: [registry], aggregator: 'max' },
      // Not `job`, which Prometheus gives a meaning of its own.
      labelNames: ['name'],
      async collect() {
        this.reset()
        const known = await facts().catch(() => undefined)
        for (const job of known?.jobs ?? []) this.set({ name: job.name }, read(job))
      },
    })
  gauge('succeeded_timestamp_seconds', 'When the job last did its work; 0 for never.', (job) =>
    Number(seconds(job.succeeded_at) ?? 0),
  )
  gauge('due_timestamp_seconds', 'When the job is next due.', (job) => job.due_at.getTime() / 1_000)
  gauge('failing', '1 where its last run failed.', (job) => Number(job.last_error !== null))
}

function seconds(at: Date | null | undefined): number | undefined {
  return at ? at.getTime() / 1_000 : undefined
}

function rememberedFor<T>(ms: number, make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  let madeAt = 0
  return () => {
    if (!made || Date.now() - madeAt > ms) {
      made = make()
      madeAt = Date.now()
    }
    return made
  }
}
