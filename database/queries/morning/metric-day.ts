// What nights amounted to, as it was written down when they were published (0053-morning-page.md).

import { sql } from 'kysely'
import type { Day } from '#domain/calendar/day.ts'
import type { Satang } from '#domain/money/money.ts'
import type { Db } from '../../core/connect.ts'

export interface MetricRun {
  run_id: number
  as_of: Day
}

/**
 * The published night first, and of each month before the last night that stands: what was rolled back is void, and of two runs of a day
 * the later one counts. Empty where the published night has no figures, as one from before they were kept.
 */
export async function metricRuns(db: Db, months: number): Promise<MetricRun[]> {
  const { rows } = await sql<MetricRun>`
    select distinct on (date_trunc('month', run.as_of)) run.run_id, run.as_of
    from import_run run cross join publication now
    where run.state in ('published', 'superseded', 'checked')
      and (run.as_of < now.as_of or run.run_id = now.run_id)
      and exists (select from metric_day day where day.run_id = run.run_id)
      and exists (select from metric_day day where day.run_id = now.run_id)
    order by date_trunc('month', run.as_of) desc, run.as_of desc, run.run_id desc
    limit ${months}`.execute(db)
  return rows
}

export interface MetricRow {
  run_id: number
  metric: string
  dimension: string
  value: number
  version: number
}

export function metricsOf(db: Db, runs: readonly number[]): Promise<MetricRow[]> {
  return db
    .selectFrom('metric_day')
    .select(['run_id', 'metric', 'dimension', 'value', 'version'])
    .where('run_id', 'in', runs)
    .where('metric', '!=', 'unit_at_stake')
    .execute()
}

/** The units of whose money most is missing. */
export async function unitsAtStake(db: Db, runId: number, most: number) {
  const { rows } = await sql<{ unit_no: string; name: string; at_stake: Satang }>`
    select unit.unit_no, unit.name, day.value as at_stake
    from metric_day day join unit on unit.unit_no = day.dimension
    where day.run_id = ${runId} and day.metric = 'unit_at_stake'
    order by day.value desc, unit.unit_no limit ${most}`.execute(db)
  return rows
}
