// What one table says of another, over the whole run and by the line it stands on.

import type pg from 'pg'
import type { DataSet, Reference } from '#domain/import/column.ts'
import { partitionOf } from './run-partition.ts'

export interface WrongRow {
  line: number | null
  value: string
  /** The figures that do not agree, where they help. */
  detail?: string | null
}

interface Duplicate extends WrongRow {
  /** Its key, in the order of the data set's. */
  key: string[]
}

/** Takes away every row whose key an earlier one already has, and answers the first of them. */
export async function takeDuplicates(
  client: pg.Client,
  { name, key }: DataSet,
  runId: number,
  most: number,
): Promise<Duplicate[]> {
  const partition = partitionOf(name, runId)
  const { rows } = await client.query<Duplicate>(
    `with gone as (
       delete from ${partition} here using (
         select ctid, row_number() over (partition by ${key.join(', ')} order by line) as nth
         from ${partition}) numbered
       where here.ctid = numbered.ctid and nth > 1
       returning here.line, ${shown('here', key)} as value,
         array[${key.map((column) => `here.${column}::text`).join(', ')}] as key)
     select line, value, key from gone order by line limit ${most}`,
  )
  return rows
}

/**
 * Rows that refer to what is not there; an empty reference refers to nothing and is right. What refers to
 * a row that is `suspect` (its `toColumns`, column by column) is passed over.
 */
export async function danglers(
  client: pg.Client,
  { name }: DataSet,
  { columns, to, toColumns }: Reference,
  runId: number,
  suspect: string[][],
  most: number,
): Promise<WrongRow[]> {
  const meets = columns.map((column, at) => `there.${toColumns[at]} = here.${column}`)
  const given = columns.map((column) => `here.${column} is not null`)
  const { rows } = await client.query<WrongRow>(
    `select here.line, ${shown('here', columns)} as value from ${partitionOf(name, runId)} here
     where ${given.join(' and ')}
       and not exists (select from ${partitionOf(to, runId)} there where ${meets.join(' and ')})
       and ${unlessSuspect('here', columns)}
     order by here.line limit ${most}`,
    suspect,
  )
  return rows
}

/** A condition with one parameter a column: the values that are not to be judged. */
export function unlessSuspect(table: string, columns: readonly string[]): string {
  const names = columns.map((_, at) => `suspect_${at}`)
  const given = columns.map((_, at) => `$${at + 1}::text[]`)
  const meets = columns.map((column, at) => `suspect_${at} = ${table}.${column}::text`)
  return `not exists (select from unnest(${given.join(', ')}) as suspect (${names.join(', ')})
    where ${meets.join(' and ')})`
}

function shown(table: string, columns: readonly string[]): string {
  return `concat_ws(' / ', ${columns.map((column) => `${table}.${column}`).join(', ')})`
}
