// What a night amounts to, written down while it is published: the figures of the manager's morning page.

import type pg from 'pg'

/** Of a run whose rows are there. */
export async function writeMetrics(client: pg.Client, runId: number): Promise<void> {
  await writeBehind(client, runId)
  await client.query(
    `insert into metric_day (run_id, as_of, metric, dimension, value, version)
     select $1, run.as_of, counted.metric, counted.dimension, counted.value, counted.version
     from import_run run cross join metric.work_day counted where run.run_id = $1`,
    [runId],
  )
  await forgetBehind(client, runId)
}

/**
 * The figures of an old night, which was read to count them and is shown to nobody. What waited for officers then is not in its files.
 */
export async function writeHistory(client: pg.Client, runId: number): Promise<void> {
  await writeBehind(client, runId)
  // It may be the night that the published one is to be compared with.
  await client.query(
    `insert into metric_day (run_id, as_of, metric, dimension, value, version)
     select counted.run_id, now.as_of, counted.metric, counted.dimension, counted.value, counted.version
     from publication now join metric.roll_day counted using (run_id)
     where not exists (select from metric_day day where day.run_id = now.run_id and day.metric like 'roll%')
       and now.run_id <> $1`,
    [runId],
  )
  await forgetBehind(client, runId)
}

async function writeBehind(client: pg.Client, runId: number): Promise<void> {
  await client.query(
    `insert into member_behind (run_id, membership_no, unit_no, periods, loans, amount, since, age, cause)
     select run_id, membership_no, unit_no, periods, loans, amount, since, age, cause
     from metric.behind where run_id = $1`,
    [runId],
  )
  for (const view of ['arrears_day', 'units_day', 'roll_day', 'quality_day'])
    await client.query(
      `insert into metric_day (run_id, as_of, metric, dimension, value, version)
       select counted.run_id, run.as_of, counted.metric, counted.dimension, counted.value, counted.version
       from metric.${view} counted join import_run run using (run_id) where counted.run_id = $1`,
      [runId],
    )
}

/**
 * Who is behind is known of the nights that everybody reads or may return to, and of the last night of this month and of the two before:
 * the next is compared with it, also where a night had to be taken back.
 */
async function forgetBehind(client: pg.Client, runId: number): Promise<void> {
  await client.query(
    `delete from member_behind where run_id not in
       (select unnest(array_remove(array[run_id, previous_id], null)) from publication
        union select last.run_id from (
          select distinct on (date_trunc('month', run.as_of)) run.run_id, run.as_of from import_run run
          where run.state in ('published', 'superseded', 'checked') and exists (select from metric_day day where day.run_id = run.run_id)
          order by date_trunc('month', run.as_of), run.as_of desc, run.run_id desc
        ) last
        join (select as_of from publication union select as_of from import_run where run_id = $1) night
          on last.as_of between date_trunc('month', night.as_of) - interval '2 months' and night.as_of)
     and run_id <> $1`,
    [runId],
  )
}
