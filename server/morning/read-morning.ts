// The manager's morning page: what the published night amounts to, and the months before it.

import type { FastifyRequest } from 'fastify'
import type { MorningFigures } from '#contract/staff/morning/morning.ts'
import { readAs } from '#database/core/reader.ts'
import { publicationNow } from '#database/queries/import/publication.ts'
import { metricRuns, metricsOf, unitsAtStake } from '#database/queries/morning/metric-day.ts'
import { settings } from '#database/queries/site/setting.ts'
import { may } from '#domain/identity/staff-role.ts'
import { satang } from '#domain/money/money.ts'
import { PROMISES, QUALITY_CLAUSE, QUEUES, UNIT_GROUPS } from '#domain/morning/metrics.ts'
import { dataReply } from '#server/http/ok-reply.ts'
import { readDeskRules } from '#server/request-desk/desk-rules.ts'
import { arrearsBlock } from './arrears.ts'
import { Metrics } from './metrics-of-nights.ts'

/** This month and a year before it. */
const MONTHS = 13
const UNITS_SHOWN = 5
/** Of these a day was promised, by the cooperative or by law. */
const PROMISED: readonly string[] = ['requests', 'rights']

export async function readMorning(request: FastifyRequest) {
  return dataReply({ figures: (await morningFigures(request)) ?? null })
}

export function morningFigures({
  server,
  staff,
}: FastifyRequest): Promise<MorningFigures | undefined> {
  return readAs(server.db, { staff: staff.login }, async (trx) => {
    const published = await publicationNow(trx)
    const runs = await metricRuns(trx, MONTHS)
    const [now] = runs
    if (!published || !now) return undefined
    const rows = await metricsOf(
      trx,
      runs.map(({ run_id }) => run_id),
    )
    const [most, { days }, { quality_clause }] = await Promise.all([
      unitsAtStake(trx, now.run_id, UNITS_SHOWN),
      readDeskRules(trx),
      settings(trx),
    ])
    const metrics = new Metrics(runs, rows)
    return {
      as_of: now.as_of,
      counted_at: published.published_at.toISOString(),
      arrears: arrearsBlock(
        metrics,
        may(staff.roles, 'see_members'),
        quality_clause || QUALITY_CLAUSE,
      ),
      units: { ...unitsBlock(metrics), most },
      work: workBlock(metrics, days),
    }
  })
}

function unitsBlock(metrics: Metrics): Omit<MorningFigures['units'], 'most'> {
  return {
    ...metrics.history('units', 'units_late'),
    late: metrics.sumNow('units_late'),
    at_stake: satang(metrics.sumNow('units_at_stake')),
    months: metrics.now('unit_months', 'all'),
    on_time: metrics.now('unit_months', 'on_time'),
    groups: keysOf(UNIT_GROUPS).map((key) => ({
      ...{ key, label: UNIT_GROUPS[key], units: metrics.now('units', key) },
    })),
  }
}

function workBlock(metrics: Metrics, promised_days: number): MorningFigures['work'] {
  return {
    ...metrics.history('work', 'work_waiting'),
    waiting: metrics.sumNow('work_waiting'),
    late: metrics.sumNow('work_late'),
    promised_days,
    queues: keysOf(QUEUES).map((key) => ({
      key,
      label: QUEUES[key],
      waiting: metrics.now('work_waiting', key),
      late: PROMISED.includes(key) ? metrics.now('work_late', key) : null,
      oldest_days: metrics.now('work_oldest_days', key),
    })),
    promises: keysOf(PROMISES).map((key) => ({
      ...{ key, label: PROMISES[key], requests: metrics.now('requests_promise', key) },
    })),
  }
}

function keysOf<T extends object>(words: T) {
  return Object.keys(words) as (keyof T & string)[]
}
