// The manager's morning page: what the published night amounts to, and the months before it.

import type { FastifyRequest } from 'fastify'
import type { MorningFigures, Point } from '#contract/staff/morning/morning.ts'
import { readAs } from '#database/core/reader.ts'
import { publicationNow } from '#database/queries/import/publication.ts'
import {
  type MetricRow,
  type MetricRun,
  metricRuns,
  metricsOf,
  unitsAtStake,
} from '#database/queries/morning/metric-day.ts'
import { may } from '#domain/identity/staff-role.ts'
import { satang, total } from '#domain/money/money.ts'
import {
  AGES,
  type Block,
  CAUSES,
  DEFINITIONS,
  PROMISES,
  QUEUES,
  UNIT_GROUPS,
} from '#domain/morning/metrics.ts'
import { mergeSmall, tellable } from '#domain/morning/small-groups.ts'
import { dataReply } from '#server/http/ok-reply.ts'
import { readDeskRules } from '#server/request-desk/desk-rules.ts'

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
    const [most, { days }] = await Promise.all([
      unitsAtStake(trx, now.run_id, UNITS_SHOWN),
      readDeskRules(trx),
    ])
    const metrics = new Metrics(runs, rows)
    return {
      as_of: now.as_of,
      counted_at: published.published_at.toISOString(),
      arrears: arrearsBlock(metrics, may(staff.roles, 'see_members')),
      units: { ...unitsBlock(metrics), most },
      work: workBlock(metrics, days),
    }
  })
}

class Metrics {
  /** The newest first. */
  readonly #runs: readonly MetricRun[]
  readonly #rows: Map<string, MetricRow[]>

  constructor(runs: readonly MetricRun[], rows: readonly MetricRow[]) {
    this.#runs = runs
    this.#rows = Map.groupBy(rows, ({ run_id, metric }) => `${run_id} ${metric}`)
  }

  /** Of the published night. */
  now(metric: string, dimension: string): number {
    return this.#of(this.#runs[0], metric).find((row) => row.dimension === dimension)?.value ?? 0
  }

  sumNow(metric: string): number {
    return sumOf(this.#of(this.#runs[0], metric))
  }

  /** What its parts add up to, month by month, the oldest first; of months without it nothing. */
  history(block: Block, metric: string) {
    const months = this.#runs.toReversed().flatMap((run) => {
      const rows = this.#of(run, metric)
      const [first] = rows
      return first ? [{ day: run.as_of, value: sumOf(rows), version: first.version }] : []
    })
    const version = months.at(-1)?.version ?? 1
    return {
      version,
      how: [...(DEFINITIONS[block][version] ?? [])],
      history: months.map(({ day, value, version }, at): Point => {
        const before = months[at - 1]
        return { day, value, is_seam: before !== undefined && before.version !== version }
      }),
    }
  }

  #of(run: MetricRun | undefined, metric: string): readonly MetricRow[] {
    return this.#rows.get(`${run?.run_id} ${metric}`) ?? []
  }
}

function sumOf(rows: readonly MetricRow[]): number {
  return rows.reduce((sum, { value }) => sum + value, 0)
}

function arrearsBlock(metrics: Metrics, seesMembers: boolean): MorningFigures['arrears'] {
  const groups = (by: 'age' | 'cause', words: Record<string, string>) =>
    Object.entries(words).map(([key, label]) => ({
      key,
      label,
      people: metrics.now(`arrears_${by}_people`, key),
      amount: satang(metrics.now(`arrears_${by}_amount`, key)),
    }))
  const ages = groups('age', AGES)
  const causes = groups('cause', CAUSES)
  const { history, ...how } = metrics.history('arrears', 'arrears_age_people')
  const people = metrics.sumNow('arrears_age_people')
  const amount = total(ages.map((group) => group.amount))
  const unit_people = metrics.now('arrears_cause_people', 'unit_unpaid')
  if (seesMembers) return { ...how, history, people, amount, unit_people, ages, causes }
  return {
    ...how,
    history: history.map(({ value, ...point }) => ({ ...point, value: tellable(value ?? 0) })),
    people: tellable(people),
    amount: tellable(people) === null ? null : amount,
    // What is left would be told by the other.
    unit_people: tellable(people - unit_people) === null ? null : tellable(unit_people),
    ages: mergeSmall(ages),
    causes: mergeSmall(causes),
  }
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
