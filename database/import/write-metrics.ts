// What a night amounts to, written down while it is published: the figures of the manager's morning page.

import type pg from 'pg'

/** Of a run whose rows are there. Who is behind is kept of the nights that everybody reads or may return to. */
export async function writeMetrics(client: pg.Client, runId: number): Promise<void> {
  await writeBehind(client, runId)
  await client.query(
    `insert into metric_day (run_id, as_of, metric, dimension, value, version)
     select $1, run.as_of, counted.metric, counted.dimension, counted.value, counted.version
     from import_run run cross join metric.work_day counted where run.run_id = $1`,
    [runId],
  )
  await client.query(
    `delete from member_behind where run_id not in
       (select unnest(array[run_id, previous_id]) from publication where run_id is not null)
     and run_id <> $1`,
    [runId],
  )
}

/**
 * The figures of an old night, which was read to count them and is shown to nobody. What waited for officers then is not in its files.
 */
export async function writeHistory(client: pg.Client, runId: number): Promise<void> {
  await writeBehind(client, runId)
  await client.query('delete from member_behind where run_id = $1', [runId])
}

async function writeBehind(client: pg.Client, runId: number): Promise<void> {
  await client.query(
    `insert into member_behind (run_id, membership_no, unit_no, periods, loans, amount, since, age, cause)
     select run_id, membership_no, unit_no, periods, loans, amount, since, age, cause
     from metric.behind where run_id = $1`,
    [runId],
  )
  for (const view of ['arrears_day', 'units_day'])
    await client.query(
      `insert into metric_day (run_id, as_of, metric, dimension, value, version)
       select counted.run_id, run.as_of, counted.metric, counted.dimension, counted.value, counted.version
       from metric.${view} counted join import_run run using (run_id) where counted.run_id = $1`,
      [runId],
    )
}
