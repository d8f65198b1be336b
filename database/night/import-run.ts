// The runs themselves: one at a time, with their progress and what was wrong.

import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'

const LOCK = 7_204_503
const LOCK_TRIES = 40

export type RunState = 'published' | 'refused' | 'checked' | 'broken'
export type Stage = 'read' | 'copy' | 'check' | 'publish' | 'done'

export interface FileTotals {
  rows: number
  /** Satang by column. */
  sums: Record<string, number>
}

export interface StoredProblem {
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
  run: { setSha256: string; source: string; asOf: string; bytesTotal: number; accepted: boolean },
): Promise<number> {
  const { rows } = await client.query(
    `insert into import_run (set_sha256, source, as_of, bytes_total, accepted)
     values ($1, $2, $3, $4, $5) returning run_id`,
    [run.setSha256, run.source, run.asOf, run.bytesTotal, run.accepted],
  )
  return rows[0].run_id
}

export async function reportProgress(
  client: pg.Client,
  runId: number,
  stage: Stage,
  bytesDone: number,
): Promise<void> {
  await client.query('update import_run set stage = $2, bytes_done = $3 where run_id = $1', [
    runId,
    stage,
    bytesDone,
  ])
}

export async function addFileTotals(
  client: pg.Client,
  runId: number,
  set: string,
  { rows, sums }: FileTotals,
): Promise<void> {
  await client.query(
    'insert into import_file (run_id, data_set, rows, sums) values ($1, $2, $3, $4)',
    [runId, set, rows, JSON.stringify(sums)],
  )
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

/** As the staff set it; what is no number is what it was at first. */
export async function bandOf(client: pg.Client): Promise<Band> {
  const { rows } = await client.query(
    `select name, value from setting where name in ('import_least_percent', 'import_most_percent')`,
  )
  const values = new Map<string, string>(rows.map(({ name, value }) => [name, value]))
  const percent = (name: string, fallback: number) =>
    /^[0-9]{1,5}$/.test(values.get(name) ?? '') ? Number(values.get(name)) : fallback
  return {
    leastPercent: percent('import_least_percent', 90),
    mostPercent: percent('import_most_percent', 150),
  }
}

/** The end of a run that publishes nothing, with what was wrong. */
export async function endRun(
  client: pg.Client,
  runId: number,
  state: Exclude<RunState, 'published'>,
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

/** Runs that were killed: whoever holds the lock knows that nobody else is at work. */
export async function markBroken(client: pg.Client): Promise<void> {
  await client.query(
    `update import_run set state = 'broken', ended_at = now() where state = 'running'`,
  )
}
