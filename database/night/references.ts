// What one table says of another, over the whole run and by the line it stands on.

import type pg from 'pg'
import type { DataSet, Reference } from '#domain/night/column.ts'
import { leafOf } from './leaf.ts'

export interface WrongRow {
  line: number | null
  value: string
}

/** Rows whose key another row already has, each but the first. */
export async function duplicates(
  client: pg.Client,
  { name, key }: DataSet,
  runId: number,
  most: number,
): Promise<WrongRow[]> {
  const { rows } = await client.query<WrongRow>(
    `select line, value from (
       select line, ${shown('row', key)} as value,
              row_number() over (partition by ${key.join(', ')} order by line) as nth
       from ${leafOf(name, runId)} row) numbered
     where nth > 1 order by line limit ${most}`,
  )
  return rows
}

/** Rows that refer to what is not there; an empty reference refers to nothing and is right. */
export async function danglers(
  client: pg.Client,
  { name }: DataSet,
  { columns, to, toColumns }: Reference,
  runId: number,
  most: number,
): Promise<WrongRow[]> {
  const meets = columns.map((column, at) => `there.${toColumns[at]} = here.${column}`)
  const given = columns.map((column) => `here.${column} is not null`)
  const { rows } = await client.query<WrongRow>(
    `select here.line, ${shown('here', columns)} as value from ${leafOf(name, runId)} here
     where ${given.join(' and ')}
       and not exists (select from ${leafOf(to, runId)} there where ${meets.join(' and ')})
     order by here.line limit ${most}`,
  )
  return rows
}

function shown(table: string, columns: readonly string[]): string {
  return `concat_ws(' / ', ${columns.map((column) => `${table}.${column}`).join(', ')})`
}
