// What was sealed with the old key is sealed with the new one. Every column whose name ends in _sealed is found by asking
// the database, so that none is forgotten; so are the rows of every night, published or held.

import pg from 'pg'
import { toArabicDigits } from '#domain/text/thai-digits.ts'
import type { Sealing } from './sealed.ts'

const BATCH = 1_000

interface SealedColumn {
  /** Quoted, with its schema. */
  table: string
  column: string
  /** The keyed hash of what is sealed beside it. */
  index: string | null
}

interface Found {
  id: string
  sealed: Buffer
  index: Buffer | null
}

export interface TwoKeys {
  old: Sealing
  next: Sealing
}

/** Answers how many were sealed anew; whoever writes meanwhile makes another round necessary. */
export async function resealAll(client: pg.Client, keys: TwoKeys): Promise<number> {
  let count = 0
  for (const column of await sealedColumns(client)) {
    const resealed = await resealColumn(client, column, keys)
    // Room for other rows is made of those the old key sealed; in a night's tables nobody else does (import/run-partition.ts).
    if (resealed > 0) await client.query(`vacuum ${column.table}`)
    count += resealed
  }
  return count
}

async function sealedColumns(client: pg.Client): Promise<SealedColumn[]> {
  const { rows } = await client.query<{
    schema: string
    name: string
    column: string
    index: string | null
  }>(`
    select nspname as schema, relname as name, sealed.attname as column, (
      select indexed.attname from pg_attribute indexed
      where indexed.attrelid = pg_class.oid and indexed.attname = 'national_id_index' and not indexed.attisdropped
        and sealed.attname in ('national_id_sealed', 'identity_sealed')) as index
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    join pg_attribute sealed on attrelid = pg_class.oid
    where nspname in ('public', 'night') and relkind = 'r' and not attisdropped
      and atttypid = 'bytea'::regtype and attname like '%\\_sealed'
    order by 1, 2, 3`)
  return rows.map(({ schema, name, ...column }) => ({
    ...column,
    table: `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`,
  }))
}

/** Where people are found by a hash, a table changes at one moment: nobody is found half by the one key and half by the other. */
async function resealColumn(
  client: pg.Client,
  column: SealedColumn,
  keys: TwoKeys,
): Promise<number> {
  let count = 0
  let last = '(0,0)'
  if (column.index) await client.query('begin')
  try {
    for (;;) {
      const found = await nextRows(client, column, last)
      if (found.length === 0) break
      last = found.at(-1)?.id ?? last
      const old = found.filter(({ sealed }) => !opens(keys.next, sealed))
      if (old.length > 0) await replace(client, column, old, keys)
      count += old.length
    }
    if (column.index) await client.query('commit')
    return count
  } catch (error) {
    if (column.index) await client.query('rollback')
    throw error
  }
}

async function nextRows(client: pg.Client, { table, column, index }: SealedColumn, last: string) {
  const { rows } = await client.query<Found>(
    `select ctid::text as id, ${column} as sealed, ${index ?? 'null::bytea'} as index from ${table}
     where ctid > $1::tid and ${column} is not null order by ctid limit ${BATCH}`,
    [last],
  )
  return rows
}

/** A row that was changed since it was read is left as it is, for the next round. */
async function replace(
  client: pg.Client,
  { table, column, index }: SealedColumn,
  rows: Found[],
  { old, next }: TwoKeys,
): Promise<void> {
  const texts = rows.map(({ sealed }) => old.open(sealed))
  await client.query(
    `update ${table} as had set ${column} = new.sealed ${index ? `, ${index} = new.index` : ''}
     from unnest($1::tid[], $2::bytea[], $3::bytea[], $4::bytea[]) as new (id, before, sealed, index)
     where had.ctid = new.id and had.${column} = new.before`,
    [
      rows.map(({ id }) => id),
      rows.map(({ sealed }) => sealed),
      texts.map((text) => next.seal(text)),
      rows.map(({ index }, at) => index && reindexed(index, texts[at] ?? '', { old, next })),
    ],
  )
}

/**
 * Of what was the hash: the text itself, or the national id in what an employer typed. Where it cannot be told, one that
 * fits nobody, as before.
 */
function reindexed(index: Buffer, text: string, { old, next }: TwoKeys): Buffer {
  const figures = toArabicDigits(text)
  const numbers = [figures, figures.replace(/[\s-]/g, '')].flatMap(
    (one) => one.match(/\d{1,13}/g) ?? [],
  )
  const indexed = [text, ...numbers.map((number) => number.padStart(13, '0'))].find((one) =>
    old.index(one).equals(index),
  )
  return next.index(indexed ?? index.toString('hex'))
}

function opens(sealing: Sealing, sealed: Buffer): boolean {
  try {
    sealing.open(sealed)
    return true
  } catch {
    return false
  }
}
