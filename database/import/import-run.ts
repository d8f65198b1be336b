// The runs themselves: one at a time, with their progress and what was wrong.

import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Day } from '#domain/calendar/day.ts'

const LOCK = 7_204_503
const LOCK_TRIES = 40

type RunEnd = 'refused' | 'checked' | 'broken' | 'already-loaded' | 'cancelled'
export type Stage = 'read' | 'copy' | 'check' | 'publish' | 'done'

export interface FileTotals {
  rows: number
  /** Satang by column. */
  sums: Record<string, number>
}

interface StoredProblem {
  file: string
  line: number | undefined
  column: string | undefined
  value: string
  says: string
}

/**
 * Held by the connection, so a killed run lets go of it; PostgreSQL may need a moment to notice.
 * Answers false when another run is really at work.
 */
export async function takeImportLock(client: pg.Client): Promise<boolean> {
  for (let attempt = 1; attempt <= LOCK_TRIES; attempt++) {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as held', [LOCK])
    if (rows[0]?.held) return true
    await sleep(250)
  }
  return false
}

export async function openRun(
  client: pg.Client,
  run: { source: string; startedBy: string; accepted: boolean },
): Promise<number> {
  const { rows } = await client.query(
    'insert into import_run (source, started_by, accepted) values ($1, $2, $3) returning run_id',
    [run.source, run.startedBy, run.accepted],
  )
  return rows[0].run_id
}

/** What was found out by the first look at its files. */
export async function describeRun(
  client: pg.Client,
  runId: number,
  set: { sha256: string; asOf: Day; bytes: number },
): Promise<void> {
  await client.query(
    'update import_run set set_sha256 = $2, as_of = $3, bytes_total = $4 where run_id = $1',
    [runId, set.sha256, set.asOf, set.bytes],
  )
}

export interface RunProgress {
  stage: Stage
  /** Of the whole run. */
  percent: number
  /** Of this stage. */
  bytesDone: number
  rowsDone: number
}

/** Answers whether somebody wants the run to be stopped. */
export async function reportProgress(
  client: pg.Client,
  runId: number,
  { stage, percent, bytesDone, rowsDone }: RunProgress,
): Promise<boolean> {
  const { rows } = await client.query(
    `update import_run set stage = $2, percent = $3, bytes_done = $4, rows_done = $5
     where run_id = $1
     returning exists (select from import_cancel where import_cancel.run_id = $1) as unwanted`,
    [runId, stage, percent, bytesDone, rowsDone],
  )
  return rows[0]?.unwanted ?? false
}

export async function addFileTotals(
  client: pg.Client,
  runId: number,
  totals: Map<string, FileTotals>,
): Promise<void> {
  for (const [set, { rows, sums }] of totals) {
    await client.query(
      'insert into import_file (run_id, data_set, rows, sums) values ($1, $2, $3, $4)',
      [runId, set, rows, JSON.stringify(sums)],
    )
  }
}

export async function fileTotalsOf(
  client: pg.Client,
  runId: number,
): Promise<Map<string, FileTotals>> {
  const { rows } = await client.query(
    'select data_set, rows, sums from import_file where run_id = $1',
    [runId],
  )
  return new Map(rows.map(({ data_set, rows, sums }) => [data_set, { rows: Number(rows), sums }]))
}

export interface Band {
  leastPercent: number
  mostPercent: number
}

export async function bandOf(client: pg.Client): Promise<Band> {
  const { rows } = await client.query(
    `select name, value from setting where name in ('import_least_percent', 'import_most_percent')`,
  )
  return bandIn(Object.fromEntries(rows.map(({ name, value }) => [name, value])))
}

/** As the staff set it; what is no number is what it was at first. */
export function bandIn(values: Record<string, string>): Band {
  const percent = (name: string, fallback: number) =>
    /^[0-9]{1,5}$/.test(values[name] ?? '') ? Number(values[name]) : fallback
  return {
    leastPercent: percent('import_least_percent', 90),
    mostPercent: percent('import_most_percent', 150),
  }
}

/** The end of a run that publishes nothing, with what was wrong. */
export async function endRun(
  client: pg.Client,
  runId: number,
  state: RunEnd,
  problems: readonly StoredProblem[],
  count: number,
): Promise<void> {
  await client.query(
    `insert into import_problem (run_id, seq, file, line, column_name, value, says)
     select $1, seq, file, line, "column", value, says
     from rows from (json_to_recordset($2) as
       (file text, line integer, "column" text, value text, says text)) with ordinality
       as problem (file, line, "column", value, says, seq)`,
    [runId, JSON.stringify(problems)],
  )
  await client.query(
    `update import_run set state = $2, problems = $3, ended_at = now(), stage = 'done' where run_id = $1`,
    [runId, state, count],
  )
}

/** Whether somebody else than who started a run must publish it. */
export async function needsTwoPeople(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(
    `select from setting where name = 'import_two_people' and value = 'yes'`,
  )
  return rows.length > 0
}

/** Checked and kept until somebody publishes it; what waited before has been overtaken. */
export async function holdRun(client: pg.Client, runId: number): Promise<void> {
  await client.query(
    `update import_run set state = case when run_id = $1 then 'waiting' else 'superseded' end
     where run_id = $1 or state = 'waiting'`,
    [runId],
  )
}

/** Then its rows are no longer only the run's own. */
export async function isPublishedOrWaiting(client: pg.Client, runId: number): Promise<boolean> {
  const { rows } = await client.query(
    `select from import_run where run_id = $1 and state in ('published', 'waiting')`,
    [runId],
  )
  return rows.length > 0
}

export interface WaitingRun {
  runId: number
  startedBy: string
}

export async function waitingRuns(client: pg.Client): Promise<WaitingRun[]> {
  const { rows } = await client.query(
    `select run_id, started_by from import_run where state = 'waiting' order by run_id`,
  )
  return rows.map(({ run_id, started_by }) => ({ runId: run_id, startedBy: started_by }))
}

/** Runs that were killed: whoever holds the lock knows that nobody else is at work. */
export async function markBroken(client: pg.Client): Promise<void> {
  await client.query(
    `update import_run set state = 'broken', ended_at = now() where state = 'running'`,
  )
}
