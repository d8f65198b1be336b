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
    `insert into loan_missed (run_id, membership_no, loan_no, period, due_on, amount, is_units, cause)
     select run_id, membership_no, loan_no, period, due_on, amount, is_units, cause
     from metric.missed_period where run_id = $1`,
    [runId],
  )
  await client.query(
    `insert into member_behind (run_id, membership_no, unit_no, periods, loans, amount, since, age, cause)
     select run_id, membership_no, unit_no, periods, loans, amount, since, age, cause
     from metric.person_behind where run_id = $1`,
    [runId],
  )
  await writeCohort(client, runId)
  for (const view of ['arrears_day', 'units_day', 'roll_day', 'contract_quality', 'cohort_day'])
    await client.query(
      `insert into metric_day (run_id, as_of, metric, dimension, value, version)
       select counted.run_id, run.as_of, counted.metric, counted.dimension, counted.value, counted.version
       from metric.${view} counted join import_run run using (run_id) where counted.run_id = $1`,
      [runId],
    )
}

/** A contract that misses three months within so many days of a night was seen on the way there by another. */
const GAP_DAYS = 45

/** The contracts that are new, and those that are three months late for the first time. Where no night before tells it, bills do. */
async function writeCohort(client: pg.Client, runId: number): Promise<void> {
  const { rows } = await client.query<{ is_known: boolean }>(
    `select exists (
       select from metric.night_before night join import_run run using (run_id)
       join metric_day day on day.run_id = night.base_id and day.metric = 'cohort_since'
       where night.run_id = $1 and night.base_id <> $1 and night.as_of > run.as_of - $2::integer) as is_known`,
    [runId, GAP_DAYS],
  )
  await client.query(
    `insert into cohort_loan (run_id, loan_no, membership_no, opened_on, late_on)
     select found.run_id, found.loan_no, found.membership_no, found.opened_on, least(found.late_on, earlier.late_on)
     from metric.cohort_found found
     left join (select loan_no, late_on from metric.late_in_lines where run_id = $1 and $2) earlier using (loan_no)
     left join (select loan_no, late_on from metric.cohort where run_id = $1) known using (loan_no)
     where found.run_id = $1 and (known.loan_no is null
       or (known.late_on is null and least(found.late_on, earlier.late_on) is not null))`,
    [runId, rows[0]?.is_known === false],
  )
}

/** Of an old night that tells of other contracts under the same numbers, as a demo's does: today's are not counted with them. */
export async function forgetContracts(client: pg.Client, runId: number): Promise<void> {
  await client.query('delete from cohort_loan where run_id = $1', [runId])
  // Otherwise the next night takes it that those contracts are known from here on, and looks for none in its own bills.
  await client.query(`delete from metric_day where run_id = $1 and metric like 'cohort%'`, [runId])
}

/**
 * Who is behind is known of the nights that everybody reads or may return to, and of the last night of this month and of the two before:
 * the next is compared with it, also where a night had to be taken back.
 */
async function forgetBehind(client: pg.Client, runId: number): Promise<void> {
  for (const table of ['member_behind', 'loan_missed'])
    await client.query(
      `delete from ${table} where run_id not in
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
