// Everything the database holds, as of one moment, as one stream of text: what it is, then table by table the rows
// as COPY writes them, then how many there were. The packaged PostgreSQL brings no pg_dump; the schema needs none,
// because the migrations are it.

import pg from 'pg'
import { newClient } from '../import/client.ts'
import { copyOut } from './copy-out.ts'

export const FORMAT = 'coop-web backup 1'
export const END_OF_ROWS = '\\.\n'

export interface BackedUpTable {
  schema: string
  name: string
  columns: string[]
  /** Of the rows of one night: the table they hang in, and their run. Backups made earlier have this word in them. */
  leaf: { set: string; run: number } | null
}

export interface Head {
  format: string
  made_at: string
  migrations: { name: string; sha256: string }[]
  tables: BackedUpTable[]
  /** Of the key that the rows are sealed with, in hex; backups made earlier do not say. */
  sealing?: string | undefined
  /** Of the key before it, with which some of them may be. */
  sealing_old?: string | undefined
}

export interface Foot {
  /** In the order of the tables. */
  rows: number[]
  sequences: { schema: string; name: string; last: number }[]
}

export async function* snapshot(
  databaseUrl: string,
  now: Date,
  onEnd: (foot: Foot) => void,
): AsyncGenerator<Buffer> {
  const client = newClient(databaseUrl)
  await client.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    const tables = await tablesIn(client)
    const { rows: migrations } = await client.query(
      'select name, sha256 from schema_migration order by name',
    )
    const { rows: keys } = await client.query<{ name: string; hex: string }>(
      `select name, encode(fingerprint, 'hex') as hex from key_fingerprint`,
    )
    const hexOf = (wanted: string) => keys.find(({ name }) => name === wanted)?.hex
    const made_at = now.toISOString()
    const head: Head = {
      format: FORMAT,
      made_at,
      migrations,
      tables,
      sealing: hexOf('sealing'),
      sealing_old: hexOf('sealing-old'),
    }
    yield line(head)
    const foot: Foot = { rows: [], sequences: [] }
    for (const table of tables) {
      const columns = table.columns.map(pg.escapeIdentifier).join(', ')
      foot.rows.push(yield* copyOut(client, `copy ${named(table)} (${columns}) to stdout`))
      yield Buffer.from(END_OF_ROWS)
    }
    // Asked last: a number given away meanwhile is never given twice.
    foot.sequences = await sequencesIn(client)
    yield line(foot)
    onEnd(foot)
  } finally {
    await client.end()
  }
}

export function named({ schema, name }: { schema: string; name: string }): string {
  return `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`
}

/**
 * Locked as a reader locks them, so that none goes away in the middle. Rows of a night that is not hung in yet belong
 * to nobody, and what is unlogged matters for minutes only.
 */
async function tablesIn(client: pg.Client): Promise<BackedUpTable[]> {
  const { rows } = await client.query(`
    select nspname as schema, class.relname as name, parent.relname as set,
           substring(class.relname from '_([0-9]+)$')::integer as run,
           (select array_agg(attname::text order by attnum) from pg_attribute
            where attrelid = class.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
    from pg_class class
    join pg_namespace on pg_namespace.oid = relnamespace
    left join (select inhrelid, relname from pg_inherits join pg_class on pg_class.oid = inhparent) parent
      on inhrelid = class.oid
    where relkind = 'r' and relpersistence = 'p' and nspname in ('public', 'night')
      and (nspname = 'public' or relispartition) and class.relname <> 'schema_migration'
    order by nspname desc, class.relname`)
  const tables = rows.map(({ schema, name, set, run, columns }) => ({
    schema,
    name,
    columns,
    leaf: set === null ? null : { set, run },
  }))
  await client.query(`lock table ${tables.map(named).join(', ')} in access share mode`)
  return tables
}

async function sequencesIn(client: pg.Client): Promise<Foot['sequences']> {
  const { rows } = await client.query(`
    select schemaname as schema, sequencename as name, last_value as last from pg_sequences
    where schemaname in ('public', 'night') and last_value is not null order by 1, 2`)
  return rows.map(({ schema, name, last }) => ({ schema, name, last: Number(last) }))
}

function line(value: object): Buffer {
  return Buffer.from(`${JSON.stringify(value)}\n`)
}
