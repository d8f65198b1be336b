// The rows of one run in one table: a partition that is filled first and hung into its table after.

import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { DataSet } from '#domain/import/column.ts'
import { DATA_SETS } from '#domain/import/data-sets.ts'
import { copyIn } from './copy-in.ts'

const UNIQUE_VIOLATION = '23505'
// Somebody reads it, or another partition of the table that somebody reads is half taken out; or another process was
// quicker, as when a run is cancelled while the next one begins.
const NOT_NOW = ['55P03', '55000', '42P01']
const DROP_TRIES = 5

export function partitionOf(set: string, runId: number): string {
  return `night.${pg.escapeIdentifier(`${set}_${runId}`)}`
}

/** A column of the file may be more than one of the table, or have another name there. */
export function tableColumns({ columns }: DataSet): string[] {
  return columns.flatMap(({ name, kind }) => {
    if (kind === 'national-id') return [`${name}_sealed`, `${name}_index`]
    if (kind === 'bank-account') return [`${name}_sealed`]
    return kind === 'percent' ? [`${name}_ppm`] : [name]
  })
}

/**
 * Made and filled in one transaction, which lets PostgreSQL write the rows as if they were old. Nothing in it changes any more
 * (but when keys are changed, database/core/reseal.ts) and it is analyzed once it hangs in its table, so that autovacuum has
 * nothing to do here: it went over all of them whenever its minute came, and members who read meanwhile waited.
 */
export async function fillPartition(
  client: pg.Client,
  set: DataSet,
  runId: number,
  lines: AsyncIterable<Buffer>,
): Promise<number> {
  const partition = partitionOf(set.name, runId)
  try {
    await client.query(
      `begin;
       create table ${partition} (like night.${set.name} including constraints, check (run_id = ${runId}))
         with (autovacuum_enabled = off);
       alter table ${partition} alter run_id set default ${runId}`,
    )
    const rows = await copyRows(client, set, runId, lines)
    await client.query('commit')
    return rows
  } catch (error) {
    await client.query('rollback').catch(() => undefined) // the connection may be what broke
    throw error
  }
}

/** Into a partition that the same transaction made or emptied. */
export function copyRows(
  client: pg.Client,
  set: DataSet,
  runId: number,
  lines: AsyncIterable<Buffer>,
): Promise<number> {
  const columns = ['line', ...tableColumns(set)].join(', ')
  return copyIn(
    client,
    `copy ${partitionOf(set.name, runId)} (${columns}) from stdin with (freeze, encoding 'UTF8')`,
    lines,
  )
}

/**
 * Builds the indexes and hangs the partition in, which stops no reader. Answers false when two rows
 * have the same key.
 */
export async function attachPartition(
  client: pg.Client,
  set: string,
  runId: number,
): Promise<boolean> {
  const partition = partitionOf(set, runId)
  try {
    await client.query(
      `alter table night.${set} attach partition ${partition} for values in (${runId})`,
    )
    await client.query(`analyze ${partition}`)
    return true
  } catch (error) {
    if ((error as { code?: string }).code === UNIQUE_VIOLATION) return false
    throw error
  }
}

/**
 * Taken out of their tables first, which stops no reader: dropped where they hang, all who read a table would wait until
 * its files are gone. What is still being read is asked for again, and what cannot be had today goes with the next run.
 */
export async function dropPartitions(client: pg.Client, runIds: readonly number[]): Promise<void> {
  await client.query(`set lock_timeout = '100ms'`)
  for (const runId of runIds) {
    for (let attempt = 1; attempt <= DROP_TRIES; attempt++) {
      if (await dropRun(client, runId)) break
      await sleep(100)
    }
  }
  await client.query('set lock_timeout = 0')
}

/** Answers whether all are gone. */
async function dropRun(client: pg.Client, runId: number): Promise<boolean> {
  const loose: string[] = []
  const leaves = await leavesOf(client, runId)
  for (const { set, detach } of leaves) {
    const partition = partitionOf(set, runId)
    const out = `alter table night.${set} detach partition ${partition} ${detach}`
    if (!detach || (await isDone(client, out))) loose.push(partition)
  }
  if (loose.length === 0) return leaves.length === 0
  if (await isDone(client, `drop table if exists ${loose.join(', ')}`))
    return loose.length === leaves.length
  // Somebody reads one of them; the others can go.
  for (const partition of loose) await isDone(client, `drop table if exists ${partition}`)
  return false
}

/** The partitions of a run that there are, and how to take each out of its table; '' when it does not hang in it. */
async function leavesOf(client: pg.Client, runId: number) {
  const { rows } = await client.query<{ set: string; detach: string }>(
    `select set, case when inhdetachpending then 'finalize' when inhrelid is null then '' else 'concurrently' end as detach
     from unnest($1::text[]) set join pg_class on relname = set || '_' || $2 and relnamespace = 'night'::regnamespace
       left join pg_inherits on inhrelid = pg_class.oid`,
    [DATA_SETS.map(({ name }) => name), runId],
  )
  return rows
}

async function isDone(client: pg.Client, statement: string): Promise<boolean> {
  try {
    await client.query(statement)
    return true
  } catch (error) {
    if (!NOT_NOW.includes((error as { code?: string }).code ?? '')) throw error
    return false
  }
}

/** The runs that still have partitions, whatever the list of runs says about them. */
export async function runsWithPartitions(client: pg.Client): Promise<number[]> {
  const { rows } = await client.query<{ run_id: number }>(
    `select distinct substring(relname from '_([0-9]+)$')::integer as run_id
     from pg_class where relnamespace = 'night'::regnamespace and relkind = 'r'
       and relname ~ '_[0-9]+$' order by 1`,
  )
  return rows.map(({ run_id }) => run_id)
}
